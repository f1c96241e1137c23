/** A refusal as a sentence: a code of the rules, of the server or of the connection, with its arguments in words. */

import { cards, slug, type Argument } from "$/protocol";
import { Refusal } from "$/protocol/api";
import { capital, has, oneOf, say, sentence } from "./words.svelte";

type Args = Record<string, Argument>;

/** `names`: what the seats are called, where a refusal speaks of one. */
export function refusal({ code, args = {} }: { code: string; args?: Args }, names: string[] = []): string {
  const key =
    [`refusal-${code}`, `server-${code}`, `table-refusal-${code}`].find(has) ?? "table-refusal-other";
  const words = worded(args, names);
  const said = say(key, args.why ? { ...words, why: explained(String(args.why), args) } : words);
  return sentence(/^[a-e][1-5]\b/.test(said) ? said : capital(said));
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

/** Arguments as the messages take them: powers, obstacles and seats by their names, choices as a list in words. */
function worded(args: Args, names: string[]): Record<string, string | number> {
  const { power, other, obstacle, who } = args;
  const words: Record<string, string | number> = {};
  for (const [name, told] of Object.entries(args))
    words[name] = Array.isArray(told) ? oneOf(told.map(named)) : told;
  if (power) words.power = named(power);
  if (other) words.other = named(other);
  if (power && isPower(power)) words.rule = ruled(slug(String(power)), args);
  if (typeof obstacle === "string") words.obstacle = say(`table-closed-${obstacle}`);
  if (typeof who === "number") words.who = names[who] ?? say("start-seat", { seat: who + 1 });
  return words;
}

/** What a power says to the step: its own words for the case, or its card. */
function ruled(power: string, args: Args): string {
  const key = args.rule ? `rule-${power}-${String(args.rule)}` : `rule-${power}`;
  return has(key) ? say(key, args as Record<string, string | number>) : say(`power-${power}-text`);
}

function isPower(name: Argument): boolean {
  return cards.some((card) => card.name === name);
}

function named(power: Argument): string {
  return isPower(power) ? say(`power-${slug(String(power))}`) : String(power);
}
