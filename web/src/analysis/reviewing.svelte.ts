/** A review that is being made, or was made before: it grows while one looks. */

import { events } from "$/protocol/events";
import type { components } from "$/protocol/generated";
import { excuse } from "$/words/refusal";

export type Review = components["schemas"]["Review"];
export type Moment = components["schemas"]["Moment"];
export type Judgement = components["schemas"]["Judgement"];

/** Where a game is: at a table, or in a record. */
export type Source = { table: string } | { text: string; number: number };

export class Reviewing {
  known = $state.raw<Review | null>(null);
  trouble = $state("");
  #listening: AbortController | null = null;

  readonly done: boolean = $derived.by(() => !!this.known && this.known.done === this.known.total);

  constructor(readonly source: Source) {}

  /** Begin, or go on. */
  async start(): Promise<void> {
    if (this.#listening || this.done) return;
    const listening = (this.#listening = new AbortController());
    const { source } = this;
    const path = "table" in source ? `/api/tables/${source.table}/review` : "/api/review";
    const body = "table" in source ? undefined : source;
    try {
      for await (const known of events<Review>(path, listening.signal, body)) this.known = known;
    } catch (error) {
      this.trouble = excuse(error);
    }
  }

  stop(): void {
    this.#listening?.abort();
    this.#listening = null;
  }
}
