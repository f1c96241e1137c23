/** All words of the interface come from Fluent files shared with the server: `say("table-undo")`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "$/ui/settings.svelte";

/** What each language calls itself. */
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  pl: "Polski",
  ru: "Русский",
} as const;

export type Language = keyof typeof LANGUAGES;

// Each language is loaded when it is first spoken.
const files = import.meta.glob<Record<string, string>>("./languages/*.ts", { import: "default" });

let current = $state.raw(new FluentBundle("en"));

/** Say everything in this language from now on, or in the browser's; the choice is kept. */
export async function speak(choice: "auto" | Language): Promise<void> {
  const language = choice === "auto" || !(choice in LANGUAGES) ? browsers() : choice;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await files[`./languages/${language}.ts`]!();
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
  current = bundle;
  settings.language = choice;
  if (globalThis.document) document.documentElement.lang = language;
}

function browsers(): Language {
  const tongues = navigator.languages.map((tag) => tag.split("-")[0]!);
  return (tongues.find((tongue) => tongue in LANGUAGES) ?? "en") as Language;
}

/** The language being spoken. */
export function language(): Language {
  return current.locales[0] as Language;
}

export function has(key: string): boolean {
  return current.hasMessage(key);
}

/** The message in the player's language. A missing one is a bug, and says so. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = current.getMessage(key);
  if (!message?.value) throw new Error(`There is no message "${key}"`);
  return current.formatPattern(message.value, args);
}

/** As the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

function listed(words: (string | number)[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat(language(), { type }).format(words.map(String));
}

/** "2 or 3" */
export const oneOf = (words: (string | number)[]) => listed(words, "disjunction");

/** "Pan and Hades" */
export const allOf = (words: string[]) => listed(words, "conjunction");
