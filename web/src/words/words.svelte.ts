/** All words of the interface come from Fluent files shared with the server: `say("table-undo")`. */

import { settings } from "$/ui/settings.svelte";
import LANGUAGES from "virtual:languages";
import { Tongue, type Args } from "./tongue";

export { LANGUAGES };

/** A tag as browsers have it: `fr`, `pt-BR`. */
export type Language = string;

let current = $state.raw(new Tongue("en", LANGUAGES.en!));

/** Say everything in this language from now on, or in the browser's ("auto"); the choice is kept. */
export async function speak(choice: Language): Promise<void> {
  const language = choice in LANGUAGES ? choice : nearest(globalThis.navigator?.languages ?? []);
  const facts = LANGUAGES[language]!;
  const { default: text } = await facts.load();
  const { lacking, count } = facts;
  current = new Tongue(language, facts, text);
  if (lacking) console.info(`${language}: ${lacking} of ${count} messages are not translated yet.`);
  settings.language = choice;
  if (!globalThis.document) return;
  document.documentElement.lang = language;
  document.documentElement.dir = facts.direction;
  document.querySelector('meta[name="description"]')?.setAttribute("content", say("start-pitch"));
}

/** The language for somebody who reads these, liked best first: `zh-TW` is nearer to `zh-Hant` than to `zh-Hans`. */
export function nearest(wishes: readonly string[], tags: Language[] = Object.keys(LANGUAGES)): Language {
  for (const wish of wishes.filter((wish) => /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(wish))) {
    const alike = (tag: Language) =>
      shared(new Intl.Locale(wish).maximize(), new Intl.Locale(tag).maximize());
    const [best] = tags.filter(alike).sort((one, other) => alike(other) - alike(one));
    if (best) return best;
  }
  return "en";
}

/** How much two have in common: language, then script, then region. */
function shared(one: Intl.Locale, other: Intl.Locale): number {
  const same = [one.language === other.language, one.script === other.script, one.region === other.region];
  return [...same, false].indexOf(false);
}

/** The language being spoken. */
export function language(): Language {
  return current.language;
}

export function has(key: string): boolean {
  return current.message(key) !== undefined;
}

/** The message in the player's language, or in English. One that is missing there too is a bug, and says so. */
export function say(key: string, args: Args = {}): string {
  return current.say(key, args);
}

/** As the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

function listed(words: (string | number)[], type: Intl.ListFormatType): string {
  if (words.length < 2) return words.join("");
  return new Intl.ListFormat(language(), { type }).format(words.map(String));
}

/** "2 or 3" */
export const oneOf = (words: (string | number)[]) => listed(words, "disjunction");

/** "Pan and Hades" */
export const allOf = (words: string[]) => listed(words, "conjunction");

/** "b2 to c3, block on c3" */
export const series = (words: string[]) =>
  words.filter(Boolean).reduce((first, next) => (first ? say("page-series", { first, next }) : next), "");

/** With its full stop, if it has none. */
export function sentence(text: string): string {
  return /\p{Sentence_Terminal}$/u.test(text) ? text : say("page-sentence", { text });
}
