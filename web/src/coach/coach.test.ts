import { describe, expect, test } from "vitest";
import { drawn, place, worker } from "$/testkit/drawn";
import { facts, type Advice, type View } from "$/protocol";
import { advisable, coach } from "./coach";

const step = (kind: string, src: string, dst: string) =>
  (facts.kinds.indexOf(kind) << 10) | (place(src) << 5) | place(dst);
const steps = (kind: string, src: string, ...dst: string[]) => dst.map((space) => step(kind, src, space));

/** A view of seat 0, red, whose workers stand on b2 and e1. */
function seen(drawing: Parameters<typeof drawn>[0], legal: number[], more: Partial<View> = {}): View {
  const workers = [worker("b2"), worker("e1", 0, false), ...(drawing.workers ?? [])];
  return { ...drawn({ ...drawing, workers }), legal, ...more };
}

const begun = seen({}, [...steps("move", "b2", "b3", "c3"), ...steps("move", "e1", "e2")]);
const told = (view: View, selected: string | null, known: string[] = []) =>
  coach(view, selected === null ? null : place(selected), known)?.name ?? null;
const turn = (src: string, dst: string) => ({ step: step("move", src, dst), last: step("move", src, dst) });
const advised = (advice: Partial<Advice>, known: string[] = []) =>
  coach(begun, null, known, { wins: [], threats: [], ...advice });

describe("the coach", () => {
  test("explains each moment of the first turn", () => {
    const setup = { ...drawn({}), doing: "setup", task: "worker", legal: steps("place", "a1", "a1") } as View;
    expect(told(setup, null)).toBe("place");
    expect(told(begun, null)).toBe("choose");
    expect(told(begun, "b2", ["choose"])).toBe("move");
    const building = seen({}, steps("build", "b2", "a1"), { doing: "build" });
    expect(told(building, "b2", ["choose", "move"])).toBe("build");
  });

  test("tells the goal in the second turn", () => {
    expect(told(begun, null, ["choose", "move", "build"])).toBe("goal");
  });

  test("says nothing twice, and nothing to who has nothing to decide", () => {
    expect(told(begun, null, ["choose"])).toBe(null);
    expect(told(begun, "b2", ["choose", "move", "build", "goal"])).toBe(null);
    expect(told({ ...begun, legal: [] }, null)).toBe(null);
  });

  test("points to what the chosen worker can climb", () => {
    const tower = seen({ levels: { c3: 1 } }, begun.legal);
    expect(coach(tower, place("b2"), [])).toEqual({ name: "climb", space: place("c3") });
    expect(told(tower, "e1", [])).toBe("move");
    expect(told(tower, null, [])).toBe("choose");
  });

  test("explains the dome when one can be built", () => {
    const high = seen({ levels: { a1: 3, a2: 1 } }, steps("build", "b2", "a1", "a2"), { doing: "build" });
    expect(coach(high, place("b2"), ["build"])).toEqual({ name: "dome", space: place("a1") });
    const low = seen({ levels: { a1: 2, a2: 1 } }, steps("build", "b2", "a1", "a2"), { doing: "build" });
    expect(told(low, "b2", ["build"])).toBe(null);
  });

  test("warns of an opponent who can win next", () => {
    const told = (reason: string) => advised({ threats: [{ seat: 1, ...turn("d4", "e5"), reason }] });
    expect(told("climb")).toEqual({ name: "threat", space: place("e5"), side: 1 });
    expect(told("drop")).toEqual({ name: "threat", otherwise: true, side: 1 });
  });

  test("sees the winning step before anything else", () => {
    const wins = [{ seat: 0, ...turn("b2", "c3"), reason: "climb" }];
    const threats = [{ seat: 1, ...turn("d4", "e5"), reason: "climb" }];
    expect(advised({ wins, threats })).toEqual({ name: "win", space: place("c3") });
    expect(advised({ wins, threats }, ["win"])?.name).toBe("threat");
    expect(advised({ wins: [{ ...wins[0]!, reason: "stuck" }] })).toEqual({ name: "win", otherwise: true });
  });

  test("knows nothing of wins by itself: levels tell too little", () => {
    const levels = { b2: 2, c3: 3, d4: 2 };
    expect(told(seen({ levels, workers: [worker("d4", 1)] }, begun.legal), null)).toBe("choose");
    expect(advisable(["win"])).toBe(true);
    expect(advisable(["win", "threat"])).toBe(false);
  });

  test("explains a power when it can first be used", () => {
    const apollo = { powers: [1, 0] };
    const crowded = seen({ workers: [worker("c3", 1)] }, begun.legal, apollo);
    expect(coach(crowded, null, [])).toEqual({ name: "power", power: 1 });
    expect(told(seen({}, begun.legal, apollo), null)).toBe("choose");
    expect(told(seen({}, [...begun.legal, step("end", "a1", "a1")], { powers: [5, 0] }), null)).toBe("power");
    expect(told(seen({}, [...begun.legal, step("end", "a1", "a1")]), null)).toBe("choose");
  });
});
