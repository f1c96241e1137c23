/** Walks through the frames of a replay and shows them on a stage. */

import { Stage } from "$/board/stage.svelte";
import type { Replay } from "./replay";

const PAUSE = 650; // milliseconds between two steps when it plays by itself

export class Player {
  readonly stage = new Stage();
  index = $state(0);
  playing = $state(false);
  #runs = 0;

  constructor(readonly replay: Replay) {
    this.stage.show(this.frame.view);
  }

  get frame() {
    return this.replay.frames[this.index]!;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** Neighboring frames are played, forwards and backwards; others are shown at once. */
  go(index: number): Promise<void> {
    const before = this.index;
    this.index = Math.min(Math.max(index, 0), this.last);
    const { events, view } = this.frame;
    if (this.index === before + 1) return this.stage.play(events, view);
    if (this.index === before - 1 && !this.stage.busy) return this.stage.play([], view);
    this.stage.show(view);
    return Promise.resolve();
  }

  /** Go to a frame and stay there. */
  stop(index = this.index): void {
    this.playing = false;
    this.#runs++;
    void this.go(index);
  }

  /** Play by itself from here, or from the start if this is the end. */
  async run(): Promise<void> {
    const run = ++this.#runs;
    this.playing = true;
    if (this.index === this.last) void this.go(0);
    while (this.index < this.last) {
      await new Promise((done) => setTimeout(done, PAUSE));
      if (run !== this.#runs) return;
      await this.go(this.index + 1);
      if (run !== this.#runs) return;
    }
    this.playing = false;
  }
}
