/** A refusal as a sentence: a code of the rules, of the server or of the connection, with its arguments in words. */

import { cards, slug } from "$/protocol";
import { Refusal } from "$/protocol/api";
import { has, say } from "./words.svelte";

/** `names`: what the seats are called, where a refusal speaks of one. */
export function refusal(
  { code, args }: { code: string; args?: Record<string, string> },
  names: string[] = [],
): string {
  const key =
    [`refusal-${code}`, `server-${code}`, `table-refusal-${code}`].find(has) ?? "table-refusal-other";
  const sentence = say(key, { ...args, ...translated(args ?? {}, names) });
  const begun = /^[a-e][1-5]\b/.test(sentence)
    ? sentence
    : sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return begun + (/[.!?]$/.test(begun) ? "" : ".");
}

/** What was thrown, as a sentence; anything but a refusal is a bug and goes on. */
export function excuse(error: unknown, names: string[] = []): string {
  if (!(error instanceof Refusal)) throw error;
  return refusal(error, names);
}

function translated({ power, what, who }: Record<string, string>, names: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  if (power && cards.some((card) => card.name === power)) {
    const key = slug(power);
    found.power = say(`power-${key}`);
    found.rule = say(has(`rule-${key}`) ? `rule-${key}` : `power-${key}-text`);
  }
  if (what && has(`table-closed-${slug(what)}`)) found.what = say(`table-closed-${slug(what)}`);
  const seat = /^seat (\d)$/.exec(who ?? "");
  if (seat) found.who = names[Number(seat[1])] ?? who!;
  return found;
}
