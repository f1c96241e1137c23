import { describe, expect, it } from "vitest";
import { drawn } from "$/testkit/drawn";
import { gameTitles, rowsOf, seatNames, type Frame, type Replay } from "./replay";

const frame = (seat: number | null, turn: number, text: string, mover = seat ?? 0): Frame => ({
  seat,
  turn,
  text,
  comment: "",
  events: [],
  view: { ...drawn({}), mover },
  position: "",
});
const named = (headers: Record<string, string>) => seatNames({ headers, players: 2 } as Replay);

describe("the rows of a replay", () => {
  it("have the placing of each seat apart, and every turn in one row", () => {
    const frames = [
      frame(null, 0, ""),
      frame(0, 0, "@b2"),
      frame(0, 0, "@d4", 1),
      frame(1, 0, "@b4", 0),
      frame(0, 1, "b2-c3"),
      frame(0, 1, "+c4"),
    ];
    expect(rowsOf(frames)).toEqual([
      { turn: 0, seat: 0, frames: [1, 2] },
      { turn: 0, seat: 1, frames: [3] },
      { turn: 1, seat: 0, frames: [4, 5] },
    ]);
  });

  it("belong to the mover, whoever else decides within the turn, and whatever chance does before it", () => {
    const frames = [
      frame(0, 1, "", 1),
      frame(null, 2, "=Pan", 1),
      frame(1, 2, "+e1D", 1),
      frame(0, 2, "@e2", 1),
    ];
    expect(rowsOf(frames)).toEqual([{ turn: 2, seat: 1, frames: [1, 2, 3] }]);
  });
});

describe("the names of the seats", () => {
  it("are those of the record, or numbers", () => {
    expect(named({ Seat1: "Ada", Seat2: "Bruno" })).toEqual(["Ada", "Bruno"]);
    expect(named({ Seat1: "Ada" })).toEqual(["Ada", "Player 2"]);
    expect(named({ Seat1: "Ada", Players: "person, computer" })).toEqual(["Ada", "Computer"]);
  });

  it("are never the same", () => {
    expect(named({ Seat1: "Ada", Seat2: "Ada" })).toEqual(["Ada 1", "Ada 2"]);
    expect(named({ Players: "computer, computer" })).toEqual(["Computer 1", "Computer 2"]);
  });
});

describe("the games of a record", () => {
  it("are called by their number, and by what the record tells of them", () => {
    const games = [{ Event: "Final" }, { Seat1: "Ada", Seat2: "Bruno" }, {}];
    expect(gameTitles({ games } as unknown as Replay)).toEqual([
      "Game 1 of 3 · Final",
      "Game 2 of 3 · Ada – Bruno",
      "Game 3 of 3",
    ]);
  });
});
