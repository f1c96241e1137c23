import { describe, expect, test } from "vitest";
import { seriesOf, turningPoints } from "./graph";
import { turnMarks } from "./study.svelte";

const judged = (step: number, seat: number, before: number, after: number) => ({
  step,
  turn: step,
  seat,
  before,
  after,
});

describe("the graph", () => {
  test("shows two sides as one line, seen from the first", () => {
    const game = [judged(4, 0, 0.5, 0.5), judged(6, 1, 0.4, 0.1)];
    expect(seriesOf(game, 2)).toEqual([
      [
        { step: 4, chance: 0.5 },
        { step: 6, chance: 0.6 },
        { step: 7, chance: 0.9 },
      ],
    ]);
  });

  test("shows three sides as three lines", () => {
    const game = [judged(6, 0, 0.3, 0.3), judged(8, 2, 0.5, 0.4), judged(9, 2, 0.4, 0.4)];
    expect(seriesOf(game, 3).map((line) => line.length)).toEqual([1, 0, 2]);
  });

  test("marks where much was given away", () => {
    const slip = judged(6, 1, 0.6, 0.2);
    expect(turningPoints([judged(4, 0, 0.5, 0.45), slip])).toEqual([slip]);
  });
});

describe("a turn on the board", () => {
  test("is an arrow for the move and a ghost of what is built", () => {
    const marks = turnMarks({ seat: 0, text: "b2-c3 +b2", steps: [204, 1414] });
    expect(marks.last).toEqual([expect.objectContaining({ kind: "move", src: 6, dst: 12 })]);
    expect(marks.targets).toEqual([{ space: 6, kind: "build" }]);
  });
});
