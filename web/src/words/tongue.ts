/** One language, read from its Fluent messages. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Message,
  type Scope,
} from "@fluent/bundle";

/** A language: there are many messages, so each is read when it is first said. */
export class Tongue {
  readonly #bundle: FluentBundle;
  readonly #unread: Map<string, string>;
  readonly #digits: string;

  constructor(
    readonly language: string,
    { direction, digits }: { direction: string; digits: string },
    text = "",
  ) {
    this.#digits = digits;
    this.#bundle = new FluentBundle(language, { useIsolating: direction === "rtl" });
    const entries = text.split(/^(?=-?[a-z])/m);
    this.#unread = new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(" =")), entry]));
    // Messages name terms in passing, so all of them are read at once.
    const terms = entries.filter((entry) => entry.startsWith("-"));
    this.#bundle.addResource(new FluentResource(terms.join("")));
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
      typeof value === "number" && this.#digits === "latn" ? new Count(value) : value,
    ]);
    return this.#bundle.formatPattern(message.value, Object.fromEntries(words));
  }
}

/** Small whole numbers look the same wherever digits do, and browsers take long to make their first format of others. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

export type Args = Record<string, string | number>;
