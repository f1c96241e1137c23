/** Finds cards by their names in any language, and by what they say; accents and capitals do not matter. */

import { cards, slug } from "$/protocol";
import { say } from "$/words/words.svelte";
import { powerKey } from "./names";

/** Text as it is compared; names are compared so by the server, too (`santorini/powers/names.py`). */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
}

/** Does a card have all the words looked for? */
export function finds(query: string): (number: number) => boolean {
  const words = fold(query).trim().split(" ");
  return (number) => {
    const text = fold(textOf(number));
    return words.every((word) => text.includes(word));
  };
}

function namesOf(number: number): string[] {
  const { name, others } = cards[number]!;
  return [say(powerKey(number)), name, ...others];
}

function textOf(number: number): string {
  const key = powerKey(number);
  const windows = cards[number]!.windows.map((window) => say(`gallery-window-${slug(window)}`));
  return [...namesOf(number), say(`${key}-title`), say(`${key}-text`), ...windows].join(" · ");
}
