/** What a player is about to do: the worker taken up, the steps to choose from, the step not yet confirmed. */

import { noMarks, type Marks } from "$/board/marks";
import type { Stage } from "$/board/stage.svelte";
import { readStep, type Outlook, type Step, type StepEntry, type View } from "$/protocol";
import type { Refusal } from "$/protocol/api";
import type { Status } from "$/protocol/socket";
import { play } from "$/sound/sound.svelte";
import { settings } from "$/ui/settings.svelte";
import { clause } from "$/words/events";
import { excuse, refusal } from "$/words/refusal";
import { say } from "$/words/words.svelte";
import { choose, placed, tap, workersOf } from "./choice";
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
  /** What the steps on offer would do, once that is known. */
  readonly outlook?: Outlook | null;
  /** Of the line to it; a lesson needs none. */
  readonly status?: Status;
  step(step: number): Promise<void>;
  undo(whole: boolean): Promise<void>;
  why(dst: number, src: number | null): Promise<Refusal>;
}

interface Mind {
  view: View | null;
  picked: number | null;
  /** The kind of step that a tap is to mean where it could mean several. */
  wanted: string | null;
  pending: Step | null;
  sent: boolean;
  /** Has it been on its way for longer than a moment? */
  late: boolean;
}

const EMPTY = { picked: null, wanted: null, pending: null, sent: false, late: false };

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
    return choose(view?.legal ?? [], view?.active ?? moved, this.mind.picked, this.mind.wanted);
  });
  readonly marks = $derived.by<Marks>(() => {
    const { sources, selected, targets } = this.choice;
    const { pending, sent } = this.mind;
    const last = lastTurn(this.live.steps).flatMap((step) => step.events);
    const bound = this.#bound();
    if (sent) return { ...noMarks, last, bound };
    if (pending) {
      const target = { space: pending.dst, kind: pending.kind };
      const aimed = placed(pending) ? [target] : [];
      return { ...noMarks, selected, targets: aimed, last, bound, ...this.#foreseen([pending]) };
    }
    const painted = [...targets].map(([space, { kind }]) => ({ space, kind }));
    const barred = this.#barred().filter((space) => !targets.has(space));
    return {
      ...noMarks,
      ...{ sources, selected, targets: painted, last, bound, barred },
      ...this.#foreseen([...targets.values()]),
    };
  });

  /** Where these steps would send others, and whom they would remove. */
  #foreseen(steps: Step[]): Pick<Marks, "sent" | "doomed"> {
    const wanted = steps.map((step) => step.number);
    const events = this.live.outlook?.outcomes.flatMap(({ step, events }) =>
      wanted.includes(step) ? events : [],
    );
    const sent = (events ?? []).flatMap(({ kind, src, dst }) => {
      if (kind === "force") return [{ src, dst }];
      return kind === "swap" ? [{ src: dst, dst: src }] : [];
    });
    const doomed = (events ?? []).filter(({ kind }) => kind === "kill").map(({ dst }) => dst);
    return { sent, doomed: doomed.filter((space, n) => doomed.indexOf(space) === n) };
  }

  /** What a step would do to others, in words. */
  consequences(step: Step): string[] {
    const found = this.live.outlook?.outcomes.find((outcome) => outcome.step === step.number);
    return (found?.events ?? []).map((event) => clause(event, this.live.names));
  }

  /** Where the worker taken up may not go or build only because somebody's power, or the wind, forbids it. */
  #barred(): number[] {
    const { selected } = this.choice;
    const steps = (this.live.outlook?.barred ?? []).map(({ step }) => readStep(step));
    const mine = steps.filter((step) => selected !== null && workersOf(step).includes(selected));
    return mine.map(({ dst }) => dst).filter((space, n, all) => all.indexOf(space) === n);
  }

  /** The workers on whom a duty lies that nothing else shows. */
  #bound(): number[] {
    const { view } = this.live;
    const shown = (space: number) =>
      view?.workers.some((worker) => worker.space === space && !worker.asleep && !worker.marked);
    return view?.lasting.flatMap(({ spaces }) => spaces.filter(shown)) ?? [];
  }

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
    if (meant.kind === "select") this.#think({ picked: meant.space });
    else await this.#explain(space);
  }

  /** Take a step, or have it confirmed first: what has moved can be taken back, the rest may end the turn. */
  async take(step: Step): Promise<void> {
    if (settings.confirm && step.kind !== "move") this.#think({ pending: step });
    else await this.#send(step);
  }

  async confirm(): Promise<void> {
    if (this.mind.pending) await this.#send(this.mind.pending);
  }

  cancel(): void {
    this.#think({ pending: null });
  }

  /** Let taps mean this kind of step where they could mean several. */
  mean(kind: string): void {
    this.#think({ wanted: kind });
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
    this.#think({ pending: null, sent: true });
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
