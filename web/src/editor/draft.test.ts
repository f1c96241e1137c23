import { describe, expect, test } from "vitest";
import { put, seated, toolsOf, write, type Draft } from "./draft";

const empty: Draft = {
  levels: Array<number>(25).fill(0),
  domes: [],
  workers: [],
  tokens: [],
  powers: [0, 0],
  mover: 0,
  fleece: 0,
  edition: "roxley2016",
};
const after = (draft: Draft, ...taps: [Parameters<typeof put>[1], number][]) =>
  taps.reduce((now, [tool, space]) => put(now, tool, space), draft);

describe("a position set up by hand", () => {
  test("is written as positions are", () => {
    const draft = after(
      empty,
      ["worker-0-woman", 6],
      ["worker-0-man", 18],
      ["worker-1-woman", 16],
      ["block", 12],
      ["block", 3],
      ["dome", 3],
    );
    expect(write({ ...draft, powers: [1, 8], mover: 1 })).toBe(
      "00000/00000/00100/00000/0001^0 A:b2F,d4M X:b4F 2 Apollo,Minotaur",
    );
  });

  test("has one woman of a side: tapped elsewhere she goes there, tapped again she leaves", () => {
    const there = after(empty, ["worker-0-woman", 6], ["worker-0-woman", 7]);
    expect(there.workers).toEqual([{ space: 7, side: 0, woman: true }]);
    expect(put(there, "worker-0-woman", 7).workers).toEqual([]);
  });

  test("is built up level by level, and from the third down to the ground again", () => {
    const tower = after(empty, ["block", 0], ["block", 0], ["block", 0]);
    expect(tower.levels[0]).toBe(3);
    expect(put(tower, "block", 0).levels[0]).toBe(0);
  });

  test("loses what stands highest to the eraser", () => {
    const full = after(empty, ["block", 0], ["dome", 0], ["worker-0-man", 1]);
    expect(put(full, "erase", 1).workers).toEqual([]);
    expect(put(full, "erase", 0).domes).toEqual([]);
    expect(after(full, ["erase", 0], ["erase", 0]).levels[0]).toBe(0);
  });

  test("has the tools of its powers, and the sides of its players", () => {
    const three = seated(empty, 3);
    expect(toolsOf(three)).toContain("worker-2-man");
    expect(toolsOf(empty)).not.toContain("worker-2-man");
    expect(write(three)).toContain(" A:- X:- Y:- 1 Mortal,Mortal,Mortal");
  });
});
