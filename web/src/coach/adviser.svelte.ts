/** A hint for the one who decides, told bit by bit: the worker, then the space, then why. */

import type { Marks } from "$/board/marks";
import { readStep, spaceName, type Step, type View } from "$/protocol";
import { request } from "$/protocol/api";
import type { components } from "$/protocol/generated";
import { placed, workersOf } from "$/table/choice";
import type { Hand } from "$/table/hand.svelte";
import { meaning } from "$/words/events";
import { excuse } from "$/words/refusal";
import { say, sentence } from "$/words/words.svelte";
import { claimText, percent } from "./claims";

type Hint = components["schemas"]["Hint"];
type Bit = "worker" | "space" | "why";

const BITS: Bit[] = ["worker", "space", "why"];

interface Told {
  view: View;
  hint: Hint;
  /** Which step of the turn is to be taken now. */
  at: number;
  bit: Bit;
}

export class Adviser {
  thinking = $state(false);
  trouble = $state("");
  #told = $state.raw<Told | null>(null);

  constructor(readonly hand: Hand) {}

  /** May somebody be told what to do here? */
  readonly able: boolean = $derived.by(() => {
    const { live } = this.hand;
    return live.deciding && live.alone && live.veiled === null;
  });
  readonly told: Told | null = $derived.by(() => {
    const { view } = this.hand.live;
    if (!this.able || !view || !this.#told) return null;
    return this.#told.view === view ? this.#told : this.#goingOn(this.#told, view);
  });
  readonly step: Step | null = $derived.by(() =>
    this.told ? readStep(this.told.hint.turn.steps[this.told.at]!) : null,
  );
  /** Is there more to tell? */
  readonly more: boolean = $derived.by(() => this.told?.bit !== "why");

  readonly text: string = $derived.by(() => {
    if (!this.told || !this.step) return "";
    const { bit, hint, view } = this.told;
    if (bit === "worker") return say("learn-hint-worker", { space: spaceName(this.#worker!) });
    const what = meaning(this.step, view);
    if (bit === "space") return placed(this.step) ? sentence(what) : say("learn-hint-press", { step: what });
    const reasons = hint.claims.map(claimText);
    const chances = say("coach-hint-chance", { chance: percent(hint.chance) });
    return [say("coach-hint-turn", { turn: hint.turn.text }), ...reasons, chances].map(sentence).join(" ");
  });

  readonly marks: Marks | null = $derived.by(() => {
    if (!this.told || !this.step || this.hand.mind.pending || this.hand.mind.sent) return null;
    const { marks } = this.hand;
    if (this.told.bit === "worker") {
      const space = this.#worker!;
      return { ...marks, sources: [space], targets: [{ space, kind: "hint" }] };
    }
    const { kind, src, dst } = this.step;
    const space = kind === "swap" && dst === marks.selected ? src : dst;
    const targets = placed(this.step) ? [{ space, kind }] : [];
    const ways = kind === "move" ? [{ src, dst, kind }] : [];
    return { ...marks, targets, last: [...marks.last, ...ways] };
  });

  /** The worker to be taken up, if it is not. */
  get #worker(): number | null {
    const workers = workersOf(this.step!);
    return workers.includes(this.hand.choice.selected ?? -1) ? null : (workers[0] ?? null);
  }

  /** Think, or tell more of what is known. */
  async ask(): Promise<void> {
    const { view, id } = this.hand.live;
    if (!view || this.thinking) return;
    this.trouble = "";
    if (this.told) {
      this.#told = { ...this.told, view, bit: BITS[BITS.indexOf(this.told.bit) + 1] ?? "why" };
      return this.#skip();
    }
    this.thinking = true;
    try {
      const hint = await request<Hint>("GET", `/api/tables/${id}/hint`);
      if (this.hand.live.view === view) this.#told = { view, hint, at: 0, bit: "worker" };
      this.#skip();
    } catch (error) {
      this.trouble = excuse(error);
    } finally {
      this.thinking = false;
    }
  }

  close(): void {
    this.#told = null;
    this.trouble = "";
  }

  /** Where no worker is to be taken up, the space is told at once. */
  #skip(): void {
    if (this.#told?.bit === "worker" && this.step && this.#worker === null)
      this.#told = { ...this.#told, bit: "space" };
  }

  /** The same turn goes on if its step was taken. */
  #goingOn({ hint, at }: Told, view: View): Told | null {
    const next = hint.turn.steps[at + 1];
    const taken = this.hand.live.steps.at(-1);
    const same = taken?.turn === view.turn && taken.seat === hint.turn.seat;
    return same && next !== undefined && view.legal.includes(next)
      ? { view, hint, at: at + 1, bit: "space" }
      : null;
  }
}
