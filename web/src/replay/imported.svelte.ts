/** The record that was imported: still there when one comes back from another page. */

import { Player } from "./player.svelte";
import type { Replay } from "./replay";

class Imported {
  found = $state.raw<{ player: Player; record: string } | null>(null);

  open(replay: Replay, record: string): void {
    this.found = { player: new Player(replay), record };
    scrollTo(0, 0);
  }

  /** Close it; its text comes back. */
  close(): string {
    const { record } = this.found!;
    this.found = null;
    return record;
  }
}

export const imported = new Imported();
