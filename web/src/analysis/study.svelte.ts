/** A position that is being analyzed: what is known of it, the line that is pointed out, and the one stepped into. */

import { noMarks, type Marks } from "$/board/marks";
import { readStep } from "$/protocol";
import { events } from "$/protocol/events";
import type { components } from "$/protocol/generated";
import { Player } from "$/replay/player.svelte";
import { replayText } from "$/replay/replay";
import { placed } from "$/table/choice";
import { excuse } from "$/words/refusal";

export type Analysis = components["schemas"]["Analysis"];
export type Line = components["schemas"]["Line"];
export type Turn = components["schemas"]["Turn"];

const SECONDS = 20; // of thought, until somebody says go on
const WAYS = ["move", "force", "swap"];

/** A turn on the board: arrows where workers go, ghosts of what is built. */
export function turnMarks({ steps }: Turn): Marks {
  const read = steps.map(readStep);
  const last = read.filter(({ kind }) => WAYS.includes(kind));
  const built = read.filter((step) => placed(step) && !WAYS.includes(step.kind));
  const targets = built
    .filter(({ dst }, n) => n === built.findLastIndex((other) => other.dst === dst))
    .map(({ kind, dst }) => ({ space: dst, kind }));
  return { ...noMarks, last, targets };
}

export class Study {
  /** Is somebody looking? */
  on = $state(false);
  thinking = $state(false);
  known = $state.raw<Analysis | null>(null);
  trouble = $state("");
  /** How many lines. */
  lines = $state(1);
  /** The line that is pointed out. */
  chosen = $state(0);
  /** The line that was stepped into. */
  within = $state.raw<Player | null>(null);

  #text = "";
  #seconds = SECONDS;
  #listening = new AbortController();

  readonly line: Line | null = $derived.by(() => this.known?.lines[this.chosen] ?? null);
  readonly marks: Marks | null = $derived.by(() => {
    if (!this.on || this.within) return null;
    return this.line && turnMarks(this.line.turns[0]!);
  });

  /** Look at this position, as long as somebody wants to. */
  look(text: string): void {
    if (!this.on || text === this.#text) return;
    this.#text = text;
    this.#seconds = SECONDS;
    this.known = null;
    this.chosen = 0;
    this.within = null;
    void this.#listen();
  }

  /** Think on about the same position. */
  goOn(): void {
    this.#seconds += SECONDS;
    void this.#listen();
  }

  /** Ask for so many lines. */
  widen(lines: number): void {
    this.lines = lines;
    this.chosen = 0;
    void this.#listen();
  }

  stop(): void {
    this.#listening.abort();
    this.thinking = false;
  }

  close(): void {
    this.stop();
    this.on = false;
    this.#text = "";
    this.known = this.within = null;
  }

  async stepIn({ record }: Line): Promise<void> {
    this.stop();
    try {
      const replay = await replayText(record);
      this.within = new Player(replay);
    } catch (error) {
      this.trouble = excuse(error);
    }
  }

  stepOut(): void {
    this.within = null;
  }

  async #listen(): Promise<void> {
    this.stop();
    const listening = (this.#listening = new AbortController());
    const path = `/api/analysis?text=${encodeURIComponent(this.#text)}&lines=${this.lines}&seconds=${this.#seconds}`;
    this.thinking = true;
    this.trouble = "";
    try {
      const found = events<Analysis>(path, listening.signal);
      for await (const known of found) if (!listening.signal.aborted) this.known = known;
    } catch (error) {
      if (!listening.signal.aborted) this.trouble = excuse(error);
    }
    if (this.#listening === listening) this.thinking = false;
  }
}
