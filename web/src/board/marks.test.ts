import { expect, test } from "vitest";
import { changes, noMarks, ringed, ways } from "./marks";

const last = (...steps: [kind: string, src: number, dst: number][]) => ({
  ...noMarks,
  last: steps.map(([kind, src, dst]) => ({ kind, src, dst })),
});

test("ways are those of moves, forces and swaps", () => {
  const marks = last(["move", 1, 2], ["build", 2, 3], ["force", 5, 6], ["turn", 0, 0]);
  expect(ways(marks)).toEqual([
    { src: 1, dst: 2 },
    { src: 5, dst: 6 },
  ]);
});

test("Apollo's move and swap are one way there and one back", () => {
  expect(ways(last(["move", 1, 2], ["swap", 1, 2]))).toEqual([
    { src: 1, dst: 2 },
    { src: 2, dst: 1 },
  ]);
});

test("what was built is marked once, by whomever", () => {
  expect(changes(last(["build", 31, 3], ["build", 31, 3], ["dome", 2, 4], ["move", 1, 2]))).toEqual([3, 4]);
});

test("the worker taken up is ringed even if no other can be", () => {
  expect(ringed({ ...noMarks, sources: [3, 4], selected: 4 })).toEqual([3, 4]);
  expect(ringed({ ...noMarks, selected: 4 })).toEqual([4]);
});
