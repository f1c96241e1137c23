/** A table as it is now: what the socket tells, kept whole, and what the players do. */

import { Stage } from "$/board/stage.svelte";
import { facts } from "$/protocol";
import type {
  Advice,
  Entry,
  Event,
  Info,
  Outlook,
  News,
  Phrase,
  ServerFrame,
  StepEntry,
  Table,
  View,
} from "$/protocol";
import { Refusal } from "$/protocol/api";
import { GONE, TableSocket, type Message, type Status } from "$/protocol/socket";
import { seatNames } from "./seats";
import { standing } from "./turns";

const SPOKEN = 6_000; // how long a phrase hangs over a seat

export class LiveTable {
  readonly stage = new Stage();
  status = $state<Status>("connecting");
  /** Why there is no such table, once that is known. */
  gone = $state<(typeof GONE)[number] | null>(null);
  info = $state.raw<Info | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<Entry[]>([]);
  you = $state.raw<number[]>([]);
  /** What the steps on offer would do, as the rules say it. */
  outlook = $state.raw<Outlook | null>(null);
  /** The seat that may see the board now, where that matters. */
  eyes = $state<number | null>(null);
  /** What somebody has just said. */
  said = $state.raw<{ seat: number; phrase: Phrase } | null>(null);
  /** The table where the rematch has just begun. */
  moved = $state<string | null>(null);
  now = $state(performance.now());

  readonly steps = $derived<StepEntry[]>(standing(this.log));
  readonly names = $derived(this.info ? seatNames(this.info, this.you) : []);
  /** Is it for the player in front of the screen to decide? */
  readonly deciding = $derived(!!this.view?.legal.length);
  /** Do no other people play? */
  readonly alone = $derived.by(
    () => !!this.info?.seats.every(({ player }, seat) => player === "computer" || this.you.includes(seat)),
  );
  /** My last turn can be taken back at once: there is nobody to ask, and nothing that could have been learned. */
  readonly retractable = $derived.by(() => {
    const { info, you } = this;
    if (!this.deciding || this.view!.undo || info!.hidden || !this.alone) return false;
    const last = this.steps.findLast(({ turn, seat }) => turn > 0 && seat !== null && you.includes(seat));
    return !!last && this.steps.every(({ turn, seat }) => turn < last.turn || seat !== null);
  });
  /** For how many seconds my turn, which has just ended, can be taken back without asking: if it ended for the first
   * time, and nobody could have answered it or learned a secret. */
  readonly slip = $derived.by(() => {
    const { info, you, view, log } = this;
    const last = this.steps.at(-1);
    if (!last || last !== this.#fresh.step || last.turn === 0 || info!.status !== "playing") return 0;
    if (info!.hidden || this.alone || you.includes(view!.decider ?? you[0]!)) return 0;
    const mine = (seat: number | null) => seat !== null && you.includes(seat);
    const begun = log.findLastIndex((entry) => entry.kind === "step" && !mine(entry.seat));
    if (log.slice(begun + 1).some((entry) => entry.kind === "ask" && mine(entry.seat))) return 0;
    return Math.max(0, Math.ceil((this.#fresh.at + facts.quick - this.now) / 1000));
  });
  /** The next to decide is another player at this device, and must not see what the last one saw. */
  readonly veiled = $derived.by(() => {
    const decider = this.view?.decider ?? null;
    if (!this.info?.hidden || this.you.length < 2 || decider === null) return null;
    return this.you.includes(decider) && decider !== this.eyes ? decider : null;
  });

  /** The last step of mine, and when we heard that it was taken. */
  #fresh = $state.raw<{ step: Entry | null; at: number }>({ step: null, at: 0 });
  #version = 0;
  #clockTold = 0;
  #events: Event[] = [];
  #socket: TableSocket;

  constructor(readonly id: string) {
    const server = location.origin.replace("http", "ws");
    this.#socket = new TableSocket(`${server}/api/tables/${id}/socket`, {
      hello: () => [{ type: "hello", since: this.#version }],
      told: (frame) => this.#told(frame),
      changed: (status) => (this.status = status),
      gone: (code) => (this.gone = GONE[code]!),
    });
  }

  close(): void {
    this.#socket.close();
  }

  wake(): void {
    this.#socket.wake();
  }

  /** Ask for the table anew. */
  refresh(since = this.#version): void {
    this.#socket.tell({ type: "hello", since });
  }

  look(seat: number): void {
    this.#socket.tell({ type: "look", seat });
  }

  async act(message: Message): Promise<void> {
    await this.#socket.ask(message);
  }

  step(step: number): Promise<void> {
    return this.act({ type: "step", version: this.#version, step });
  }

  undo(whole: boolean): Promise<void> {
    return this.act({ type: "undo", version: this.#version, whole });
  }

  /** Why a worker cannot go to a space, as the rules say it. */
  async why(dst: number, src: number | null): Promise<Refusal> {
    const answer = await this.#socket.ask({ type: "why", dst, src });
    if (answer.type !== "reason") throw new Refusal("other");
    return new Refusal(answer.code, answer.args);
  }

  /** Who can win now, and next, as the rules say it. */
  async advise(): Promise<Advice> {
    const answer = await this.#socket.ask({ type: "advise" });
    if (answer.type !== "advice") throw new Refusal("other");
    return answer;
  }

  /** Milliseconds left on a seat's clock. */
  left(seat: number): number | null {
    const clock = this.info?.clock;
    if (!clock) return null;
    const gone = clock.running === seat ? this.now - this.#clockTold : 0;
    return Math.max(0, clock.left[seat]! - Math.max(0, gone));
  }

  #told(frame: ServerFrame): void {
    if (frame.type === "table") this.#whole(frame);
    else if (frame.type === "news") this.#news(frame);
    else if (frame.type === "presence") this.#heed(frame.info);
  }

  #whole(table: Table): void {
    const from = table.log[0]?.version ?? table.version + 1;
    const foreign = table.info.hidden && table.eyes !== this.eyes && from > 1;
    this.log = [...this.log.filter((entry) => entry.version < from), ...table.log];
    this.#version = table.version;
    this.you = table.you;
    this.eyes = table.eyes;
    this.#heed(table.info);
    this.#see(table.view);
    if (foreign) this.#reread();
  }

  #news(news: News): void {
    if (news.version <= this.#version) return;
    if (news.version > this.#version + 1) return this.refresh();
    const { entry } = news;
    this.#version = news.version;
    this.log = [...this.log, entry];
    if (news.info) this.#heed(news.info);
    else if (news.clock && this.info) this.#heed({ ...this.info, clock: news.clock });
    if (entry.kind === "step") {
      this.#events.push(...entry.events);
      this.now = performance.now();
      this.#fresh = { step: this.you.includes(entry.seat ?? -1) ? entry : null, at: this.now };
    }
    if (news.view) this.#see(news.view, entry.kind === "step" ? this.#events : null);
    this.#lookAway();
    if (entry.kind === "say") this.#hear({ seat: entry.seat, phrase: entry.phrase });
    if (entry.kind === "next") this.moved = entry.table;
  }

  /** Where players share this device and keep secrets, what one has seen is put away when another decides. */
  #lookAway(): void {
    if (!this.info?.hidden || this.you.length < 2 || this.eyes === null) return;
    if (this.view?.decider === this.eyes || this.view?.result) return;
    this.eyes = null;
    this.#reread();
  }

  /** The log tells other eyes other things. */
  #reread(): void {
    this.log = [];
    this.refresh(0);
  }

  #heed(info: Info): void {
    const revealed = info.hidden && info.status === "over" && this.info?.status === "playing";
    this.info = info;
    this.#clockTold = this.now = performance.now();
    if (revealed) this.#reread();
  }

  /** Show the board as it is now, by way of what happened if that is known. */
  #see(view: View | null, events: Event[] | null = null): void {
    this.#events = [];
    this.view = view;
    this.outlook = null;
    if (view) void this.#foresee(view);
    if (view && events) void this.stage.play(events, view);
    else if (view) this.stage.show(view);
  }

  /** Where a power is in play, ask what the steps on offer would do. Nothing depends on the answer. */
  async #foresee(view: View): Promise<void> {
    if (!view.legal.length || view.doing === "setup" || !view.powers.some(Boolean)) return;
    const answer = await this.#socket.ask({ type: "foresee" }).catch(() => null);
    if (answer?.type === "outlook" && this.view === view) this.outlook = answer;
  }

  #hear(said: { seat: number; phrase: Phrase }): void {
    this.said = said;
    setTimeout(() => this.said === said && (this.said = null), SPOKEN);
  }
}
