import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawn } from "$/testkit/drawn";
import type { Entry, Info, SeatInfo, StepEntry, View } from "$/protocol";
import { LiveTable } from "./live.svelte";

class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = 1;
  sent: object[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Line.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as object);
  }
  close() {}
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const info = (more: Partial<Info> = {}): Info =>
  ({
    status: "playing",
    seats: [
      { player: "person", name: "Ann", here: true, level: null },
      { player: "person", name: "Ann", here: true, level: null },
    ],
    hidden: false,
    clock: null,
    ...more,
  }) as Info;
const view = (more: Partial<View> = {}): View => ({ ...drawn({}), ...more });
const step = (version: number, text: string, more: Partial<StepEntry> = {}): Entry => ({
  kind: "step",
  version,
  at: 0,
  seat: 0,
  turn: 1,
  text,
  events: [],
  ...more,
});
const table = (more: object = {}) => ({
  type: "table",
  id: "t",
  version: 2,
  you: [0],
  eyes: 0,
  info: info(),
  view: view(),
  log: [step(1, "a"), step(2, "b")],
  ...more,
});
const texts = (live: LiveTable) => live.steps.map(({ text }) => text);
let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", new URL("http://here/table/t#key"));
  live = new LiveTable("t");
  Line.last.onopen?.();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a live table", () => {
  it("goes on with news, and hears nothing twice", () => {
    Line.last.say(table());
    const news = { type: "news", version: 3, entry: step(3, "c"), view: view({ legal: [12] }) };
    Line.last.say(news);
    Line.last.say(news);
    expect(texts(live)).toEqual(["a", "b", "c"]);
    expect(live.deciding).toBe(true);
    expect(live.names).toEqual(["Ann 1", "Ann 2"]);
  });

  it("asks for what it has missed", () => {
    Line.last.say(table());
    Line.last.say({ type: "news", version: 5, entry: step(5, "e") });
    expect(Line.last.sent.at(-1)).toEqual({ type: "hello", since: 2 });
    Line.last.say(table({ version: 5, log: [step(3, "c"), step(4, "d"), step(5, "e")] }));
    expect(texts(live)).toEqual(["a", "b", "c", "d", "e"]);
  });

  it("puts away what one player saw before another at this device decides", () => {
    Line.last.say(table({ you: [0, 1], info: info({ hidden: true }) }));
    expect(live.veiled).toBeNull();
    Line.last.say({ type: "news", version: 3, entry: step(3, "?c3"), view: view({ decider: 1 }) });
    expect(live.veiled).toBe(1);
    expect(texts(live)).toEqual([]);
    expect(Line.last.sent.at(-1)).toEqual({ type: "hello", since: 0 });
    live.look(1);
    Line.last.say(
      table({
        version: 3,
        you: [0, 1],
        eyes: 1,
        info: info({ hidden: true }),
        view: view({ decider: 1 }),
        log: [],
      }),
    );
    expect(Line.last.sent.at(-1)).toEqual({ type: "hello", since: 0 });
    expect(live.veiled).toBeNull();
  });

  describe("takes my last turn back at once", () => {
    const opponent = (player: SeatInfo["player"]) =>
      info({
        seats: [
          { player: "person", name: "Ann", here: true, level: null },
          { player, name: "Ben", here: true, level: null },
        ],
      });
    const answered = {
      info: opponent("computer"),
      view: view({ turn: 3, legal: [12] }),
      log: [step(1, "b2-c3 +c4"), step(2, "d4-d5 +e5", { seat: 1, turn: 2 })],
    };
    const chance = step(2, "=3", { seat: null, turn: 2 });

    it.each([
      ["after my turn and the computer's answer", true, {}],
      ["but not before my first turn", false, { log: [step(1, "@b2", { turn: 0 })] }],
      ["but not while the computer thinks", false, { view: view() }],
      ["but not while this turn has steps to undo", false, { view: view({ legal: [12], undo: 1 }) }],
      ["but not from another person", false, { info: opponent("person") }],
      ["but not from a seat that waits for one", false, { info: opponent("open") }],
      ["also when both seats are mine", true, { info: opponent("person"), you: [0, 1] }],
      ["but not with a secret", false, { info: { ...answered.info, hidden: true } }],
      ["but not after chance", false, { log: [step(1, "b2-c3 +c4"), chance] }],
      ["but after chance of an earlier turn", true, { log: [chance, step(3, "c3-d4 +c4", { turn: 3 })] }],
    ])("%s", (_, retractable, more) => {
      Line.last.say(table({ ...answered, ...more }));
      expect(live.retractable).toBe(retractable);
    });
  });

  it("counts a running clock down", () => {
    Line.last.say(table({ info: info({ clock: { left: [60_000, 50_000], running: 0 } }) }));
    live.now += 1500;
    expect([live.left(0), live.left(1)]).toEqual([58_500, 50_000]);
  });

  it("shows what was said for a while", () => {
    Line.last.say(table());
    const entry = { kind: "say", version: 3, at: 0, seat: 1, phrase: "hello" };
    Line.last.say({ type: "news", version: 3, entry });
    expect(live.said).toEqual({ seat: 1, phrase: "hello" });
    vi.advanceTimersByTime(10_000);
    expect(live.said).toBeNull();
  });
});
