/** All words of the interface come from Fluent files shared with the server: `say("table-undo")`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const english = import.meta.glob<string>("../../../src/santorini/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const current = $state.raw(bundle("en", Object.values(english)));

export function has(key: string): boolean {
  return current.hasMessage(key);
}

/** The message in the player's language. A missing one is a bug, and says so. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = current.getMessage(key);
  if (!message?.value) throw new Error(`There is no message "${key}"`);
  return current.formatPattern(message.value, args);
}
