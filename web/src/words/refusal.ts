/** A refusal as a sentence: a code of the rules, of the server or of the connection, with its arguments in words. */

import { cards, slug } from "$/protocol";
import { Refusal } from "$/protocol/api";
import { capital, has, oneOf, say } from "./words.svelte";

type Args = Record<string, string>;

/** `names`: what the seats are called, where a refusal speaks of one. */
export function refusal({ code, args = {} }: { code: string; args?: Args }, names: string[] = []): string {
  const key =
    [`refusal-${code}`, `server-${code}`, `table-refusal-${code}`].find(has) ?? "table-refusal-other";
  const words = worded(args, names);
  const sentence = say(key, args.why ? { ...words, why: explained(args.why, args) } : words);
  const begun = /^[a-e][1-5]\b/.test(sentence) ? sentence : capital(sentence);
  return begun + (/[.!?]$/.test(begun) ? "" : ".");
}

/** What was thrown, as a sentence; anything but a refusal is a bug and goes on. */
export function excuse(error: unknown, names: string[] = []): string {
  if (!(error instanceof Refusal)) throw error;
  return refusal(error, names);
}

/** What lies behind a refusal of the server: an error, with its place in a text, or a refusal of the rules. */
function explained(code: string, args: Args): string {
  const key = [`error-${code}`, `refusal-${code}`].find(has) ?? "table-refusal-other";
  const why = say(key, worded(args, []));
  if (!args.line) return why;
  return say(args.column ? "error-place" : "error-line", { ...worded(args, []), why });
}

/** Arguments as the messages take them: powers, obstacles and seats by their names, numbers as numbers. */
function worded(args: Args, names: string[]): Record<string, string | number> {
  const { power, other, rule, choices, what, who } = args;
  const words: Record<string, string | number> = {};
  for (const [name, text] of Object.entries(args)) words[name] = /^\d+$/.test(text) ? Number(text) : text;
  if (power) words.power = named(power);
  if (other) words.other = named(other);
  if (power && rule) {
    const key = slug(power);
    words.rule = say(has(`rule-${key}`) ? `rule-${key}` : `power-${key}-text`);
  }
  if (choices) words.choices = oneOf(choices.split(/, | or /).map(named));
  if (what && has(`table-closed-${slug(what)}`)) words.what = say(`table-closed-${slug(what)}`);
  const seat = /^seat (\d)$/.exec(who ?? "");
  if (seat) words.who = names[Number(seat[1])] ?? who!;
  return words;
}

function named(power: string): string {
  return cards.some((card) => card.name === power) ? say(`power-${slug(power)}`) : power;
}
