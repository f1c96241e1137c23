/** What a card is called, in the player's language. */

import { cards, slug } from "$/protocol";
import { say } from "$/words/words.svelte";

/** The Fluent key of a card: its name; with `-title`, `-text` and `-note` the rest of it. */
export function powerKey(number: number): string {
  return `power-${slug(cards[number]!.name)}`;
}

export function powerName(number: number): string {
  return say(powerKey(number));
}
