/** What a player is about to do: the worker taken up, the steps to choose from, the step not yet confirmed. */

import type { Marks } from "$/board/marks";
import type { Stage } from "$/board/stage.svelte";
import type { Step, StepEntry, View } from "$/protocol";
import type { Refusal } from "$/protocol/api";
import type { Status } from "$/protocol/socket";
import { play } from "$/sound/sound.svelte";
import { settings } from "$/ui/settings.svelte";
import { excuse, refusal } from "$/words/refusal";
import { say } from "$/words/words.svelte";
import { choose, paint, placed, tap } from "./choice";
import type { LiveTable } from "./live.svelte";
import { lastTurn } from "./turns";

const TOAST = 6_000;
const MOMENT = 600; // an answer that comes sooner needs no words

/** Where steps are taken: a table, or a lesson. */
export interface Playable {
  readonly stage: Stage;
  readonly view: View | null;
  readonly steps: Pick<StepEntry, "turn" | "seat" | "events">[];
  readonly names: string[];
  readonly you: number[];
  readonly deciding: boolean;
  /** Of the line to it; a lesson needs none. */
  readonly status?: Status;
  step(step: number): Promise<void>;
  undo(whole: boolean): Promise<void>;
  why(dst: number, src: number | null): Promise<Refusal>;
}

interface Mind {
  view: View | null;
  picked: number | null;
  asked: Step[];
  pending: Step | null;
  sent: boolean;
  /** Has it been on its way for longer than a moment? */
  late: boolean;
}

const EMPTY = { picked: null, asked: [], pending: null, sent: false, late: false };

export class Hand<Place extends Playable = LiveTable> {
  #said = $state.raw<{ text: string; view: View | null } | null>(null);
  #mind = $state.raw<Mind>({ view: null, ...EMPTY });
  /** Where the worker that moved last stands, in the turn in which it did: it is taken up again. */
  #moved = $state.raw({ turn: -1, space: -1 });
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** What was said about this view, for a while. */
  readonly toast = $derived.by(() => (this.#said?.view === this.live.view ? this.#said.text : ""));
  /** What was in mind belongs to one view; with the next it is forgotten. */
  readonly mind = $derived.by<Mind>(() => {
    const { view } = this.live;
    return this.#mind.view === view ? this.#mind : { view, ...EMPTY };
  });
  readonly choice = $derived.by(() => {
    const view = this.live.view;
    const moved = view && this.#moved.turn === view.turn ? this.#moved.space : null;
    return choose(view?.legal ?? [], view?.active ?? moved, this.mind.picked);
  });
  readonly marks = $derived.by<Marks>(() => {
    const { sources, selected, targets } = this.choice;
    const { pending, sent } = this.mind;
    const last = lastTurn(this.live.steps).flatMap((step) => step.events);
    if (sent) return { sources: [], selected: null, targets: [], last };
    if (pending) {
      const target = { space: pending.dst, kind: pending.kind };
      return { sources: [], selected, targets: placed(pending) ? [target] : [], last };
    }
    const painted = [...targets].map(([space, steps]) => ({ space, kind: paint(steps) }));
    return { sources, selected, targets: painted, last };
  });

  /** What keeps the player waiting for an answer. */
  readonly delay = $derived.by(() => {
    const { status } = this.live;
    if (!this.mind.late || !status) return "";
    return say(status === "open" ? "table-sending" : "table-held");
  });

  constructor(readonly live: Place) {}

  /** A space was tapped. */
  async tap(space: number): Promise<void> {
    if (!this.live.deciding) return this.#explainWaiting();
    if (this.mind.sent) return this.#explainDelay();
    if (this.mind.pending) return this.cancel();
    const meant = tap(this.choice, space);
    if (meant.kind === "step") return this.take(meant.step);
    if (meant.kind !== "why") this.#said = null; // what was said about another tap
    if (meant.kind === "ask") this.#think({ asked: meant.steps });
    else if (meant.kind === "select") this.#think({ picked: meant.space, asked: [] });
    else await this.#explain(space);
  }

  /** Take a step, or have it confirmed first: what has moved can be taken back, the rest may end the turn. */
  async take(step: Step): Promise<void> {
    if (settings.confirm && step.kind !== "move") this.#think({ asked: [], pending: step });
    else await this.#send(step);
  }

  async confirm(): Promise<void> {
    if (this.mind.pending) await this.#send(this.mind.pending);
  }

  cancel(): void {
    this.#think({ asked: [], pending: null });
  }

  undo(whole: boolean): Promise<void> {
    return this.once(() => this.live.undo(whole));
  }

  /** Wait for an answer; a refusal is shown. */
  async try(answer: Promise<unknown>): Promise<void> {
    try {
      await answer;
    } catch (error) {
      this.show(excuse(error, this.live.names));
    }
  }

  show(text: string): void {
    play("refusal");
    this.#said = { text, view: this.live.view };
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.#said = null), TOAST);
  }

  /** Ask for something that changes the view, and for nothing else until it is answered. */
  async once(ask: () => Promise<void>): Promise<void> {
    const { view } = this.live;
    if (this.mind.sent) return this.#explainDelay();
    this.#think({ asked: [], pending: null, sent: true });
    this.#said = null;
    const patience = setTimeout(() => this.live.view === view && this.#think({ late: true }), MOMENT);
    await this.try(ask());
    clearTimeout(patience);
    if (this.live.view === view) this.#think({ sent: false, late: false });
  }

  #send(step: Step): Promise<void> {
    return this.once(() => {
      if (step.kind === "move") this.#moved = { turn: this.live.view!.turn, space: step.dst };
      return this.live.step(step.number);
    });
  }

  async #explain(space: number): Promise<void> {
    this.#think({ asked: [] });
    const reason = this.live.why(space, this.choice.selected);
    await this.try(reason.then((told) => this.show(refusal(told, this.live.names))));
  }

  #explainWaiting(): void {
    const { view, you, names } = this.live;
    if (!you.length || !view || view.decider === null) return;
    this.show(say("table-wait", { name: names[view.decider]! }));
  }

  /** Another tap in the same moment was the same one; after it, nothing is tapped in vain without a word. */
  #explainDelay(): void {
    if (this.delay) this.show(this.delay);
  }

  #think(change: Partial<Mind>): void {
    this.#mind = { ...this.mind, ...change };
  }
}
