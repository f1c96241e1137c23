/** A part of a lesson, then another: played before the learner, or by the learner. No rules here: all answers come with the lesson. */

import { Stage } from "$/board/stage.svelte";
import { powerName } from "$/gallery/names";
import { readStep, type View } from "$/protocol";
import { Refusal } from "$/protocol/api";
import type { Playable } from "$/table/hand.svelte";
import { sideOf } from "$/table/seats";
import { say } from "$/words/words.svelte";
import type { Lesson, Node, Part } from "./lesson";

const PAUSE = 700; // milliseconds before a step that happens by itself

/** What came of the learner's last step: `other` is legal, but not what was asked for. */
export type Answer = { kind: "other" } | { kind: "refused" | "right"; reason: Refusal };

export class Exercise implements Playable {
  readonly stage = new Stage();
  part = $state.raw() as Part;
  answer = $state.raw<Answer | null>(null);
  /** Has everything been shown, or done? */
  over = $state(false);
  /** Has the learner gone wrong here? */
  astray = $state(false);

  #at = $state(0);
  #runs = 0;

  readonly node: Node = $derived.by(() => this.part.nodes[this.#at]!);
  readonly deciding: boolean = $derived.by(() => !!this.node.yours && !this.over);
  readonly view: View = $derived.by(() =>
    this.deciding ? this.node.view : { ...this.node.view, legal: [], undo: 0 },
  );
  readonly steps = $derived.by(() =>
    this.part.nodes.slice(0, this.#at).map(({ view }, n) => ({
      turn: view.turn,
      seat: view.decider,
      events: this.part.nodes[n + 1]!.events ?? [],
    })),
  );
  readonly names: string[] = $derived.by(() =>
    this.node.view.powers.map((power, seat, { length }) => {
      if (seat === this.part.seat) return say("table-you");
      return power ? powerName(power) : say("learn-side", { side: sideOf(seat, length) });
    }),
  );

  constructor(
    part: Part,
    readonly reasons: Lesson["reasons"],
  ) {
    this.begin(part);
  }

  get you(): number[] {
    return [this.part.seat];
  }

  /** From the beginning of a part, up to where the learner decides. */
  begin(part = this.part): void {
    this.part = part;
    this.#at = 0;
    this.answer = null;
    this.over = this.astray = false;
    this.stage.show(this.node.view);
    void this.#run();
  }

  stop(): void {
    this.#runs++;
  }

  async step(number: number): Promise<void> {
    const { step, view } = this.node;
    if (number === step) {
      this.answer = null;
      await this.#go();
      return this.#run();
    }
    this.answer = { kind: "other" };
    this.astray = true;
    const { kind, src, dst } = readStep(number);
    await this.stage.play([{ kind, src, dst }], view); // it is seen, and taken back
  }

  /** Start the part again, which takes everything back. */
  async undo(): Promise<void> {
    this.begin();
  }

  async why(dst: number, src: number | null): Promise<Refusal> {
    const { trial } = this.node;
    const reason = this.#reason(dst, src);
    const wanted = trial && this.#reason(trial.space, trial.worker);
    const right = wanted && wanted.code === reason.code && wanted.args.power === reason.args.power;
    this.answer = { kind: right ? "right" : "refused", reason };
    if (right) this.over = true;
    else this.astray = true;
    return reason;
  }

  #reason(space: number, worker: number | null): Refusal {
    const { why } = this.node;
    const { code, args } = this.reasons[why![worker ?? "-"]![space]!] ?? { code: "other", args: {} };
    return new Refusal(code, args);
  }

  /** What happens by itself, up to the next decision of the learner or to the end. */
  async #run(): Promise<void> {
    const run = ++this.#runs;
    while (!this.node.yours && this.node.step !== undefined) {
      await new Promise((done) => setTimeout(done, this.stage.speed && PAUSE / this.stage.speed));
      if (run !== this.#runs) return;
      await this.#go();
      if (run !== this.#runs) return;
    }
    this.over = !this.node.yours;
  }

  #go(): Promise<void> {
    const { events = [], view } = this.part.nodes[++this.#at]!;
    return this.stage.play(events, view);
  }
}
