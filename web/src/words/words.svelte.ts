/** All words of the interface come from Fluent files shared with the server: `say("table-undo")`. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Message,
  type Scope,
} from "@fluent/bundle";
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

/** A language: there are many messages, so each is read when it is first said. */
class Tongue {
  readonly #bundle: FluentBundle;
  readonly #unread: Map<string, string>;

  constructor(
    readonly language: Language,
    files: string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const messages = files.flatMap((file) => file.split(/^(?=[a-z])/m));
    this.#unread = new Map(messages.map((text) => [text.slice(0, text.indexOf(" =")), text]));
  }

  message(key: string): Message | undefined {
    const text = this.#unread.get(key);
    if (text) this.#bundle.addResource(new FluentResource(text));
    this.#unread.delete(key);
    return this.#bundle.getMessage(key);
  }

  say(key: string, args: Args): string {
    const message = this.message(key);
    if (!message?.value) throw new Error(`There is no message "${key}"`);
    const words = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
      name,
      typeof value === "number" ? new Count(value) : value,
    ]);
    return this.#bundle.formatPattern(message.value, Object.fromEntries(words));
  }
}

/** Small whole numbers look the same everywhere, and browsers take long to make their first format of others. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

type Args = Record<string, string | number>;

let current = $state.raw(new Tongue("en"));

/** Say everything in this language from now on, or in the browser's; the choice is kept. */
export async function speak(choice: "auto" | Language): Promise<void> {
  const language = choice === "auto" || !(choice in LANGUAGES) ? browsers() : choice;
  const texts = await files[`./languages/${language}.ts`]!();
  current = new Tongue(language, Object.values(texts));
  settings.language = choice;
  if (!globalThis.document) return;
  document.documentElement.lang = language;
  document.querySelector('meta[name="description"]')?.setAttribute("content", say("start-pitch"));
}

function browsers(): Language {
  const tongues = navigator.languages.map((tag) => tag.split("-")[0]!);
  return (tongues.find((tongue) => tongue in LANGUAGES) ?? "en") as Language;
}

/** The language being spoken. */
export function language(): Language {
  return current.language;
}

export function has(key: string): boolean {
  return current.message(key) !== undefined;
}

/** The message in the player's language. A missing one is a bug, and says so. */
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
