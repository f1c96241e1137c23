import { describe, expect, it } from "vitest";
import type { Entry, Event } from "$/protocol";
import { lastTurn, standing, story, turnsOf } from "./turns";

let version = 0;
const step = (seat: number | null, turn: number, text: string, ...events: Event[]): Entry => ({
  kind: "step",
  version: ++version,
  at: 0,
  seat,
  turn,
  text,
  events,
});
const undo = (seat: number, count: number): Entry => ({
  kind: "undo",
  version: ++version,
  at: 0,
  seat,
  count,
});

describe("the turns of a log", () => {
  it("joins the moves of one worker", () => {
    const log = [step(0, 3, "b2-c3"), step(0, 3, "c3-d4"), step(0, 3, "+e5"), step(0, 3, ".")];
    expect(turnsOf(standing(log))).toEqual([{ turn: 3, seat: 0, text: "b2-c3-d4 +e5 ." }]);
  });

  it("keeps the moves of two workers apart", () => {
    const log = [step(0, 3, "b2-c3"), step(0, 3, "d4-d5")];
    expect(turnsOf(standing(log))[0]!.text).toBe("b2-c3 d4-d5");
  });

  it("forgets what was taken back", () => {
    const log = [step(0, 1, "b2-c3"), step(0, 1, "+c4"), undo(0, 2), step(0, 1, "b2-b3")];
    expect(turnsOf(standing(log))).toEqual([{ turn: 1, seat: 0, text: "b2-b3" }]);
    expect(story(log, ["Ann", "Ben"])).toHaveLength(0);
  });

  it("survives that more is taken back than it knows of", () => {
    const log = [step(0, 4, "+c4"), undo(0, 2), step(0, 4, "b2-b3")];
    expect(standing(log).map(({ text }) => text)).toEqual(["b2-b3"]);
  });

  it("tells the placing of each seat apart, and a reaction within the turn of the mover", () => {
    const log = [
      step(0, 0, "@a1"),
      step(0, 0, "@b2"),
      step(1, 0, "@c3"),
      step(1, 1, "+d4"),
      step(0, 1, "@d5"),
    ];
    const rows = turnsOf(standing(log));
    expect(rows.map(({ seat, text }) => [seat, text])).toEqual([
      [0, "@a1 @b2"],
      [1, "@c3"],
      [1, "+d4 @d5"],
    ]);
    expect(lastTurn(standing(log))).toHaveLength(2);
  });

  it("tells a turn in words, and that something was done unseen", () => {
    const log = [
      step(0, 1, "b2-c3", { kind: "move", src: 6, dst: 12 }),
      step(0, 1, "+c4", { kind: "build", src: 12, dst: 17 }, { kind: "turn", src: 0, dst: 0 }),
      step(1, 2, "??"),
    ];
    expect(story(log, ["Ann", "Ben"])).toEqual([
      { version: log[0]!.version, seat: 0, turn: 1, text: "b2 to c3, block on c4" },
      { version: log[2]!.version, seat: 1, turn: 2, text: "did something unseen" },
    ]);
  });
});
