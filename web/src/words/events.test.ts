import { describe, expect, it } from "vitest";
import { drawn, place, token } from "$/testkit/drawn";
import { cards, facts, readStep } from "$/protocol";
import { clause, clauses, ending, lastingText, meaning } from "./events";

const names = ["Ann", "Ben"];
const view = drawn({ levels: { c3: 3 }, tokens: [token("whirlpool", "d4")] });
const step = (kind: string, src: number, dst: number) =>
  readStep((facts.kinds.indexOf(kind) << 10) | (src << 5) | dst);

describe("words", () => {
  it("tell every event", () => {
    for (const kind of facts.events) {
      const text = clause({ kind, src: 0, dst: 1 }, names);
      expect(text !== "" || ["end", "turn", "win"].includes(kind), kind).toBe(true);
    }
  });

  it("say what every step means", () => {
    for (const kind of facts.kinds.filter((kind) => kind !== "draw" && kind !== "resign")) {
      expect(meaning(step(kind, 6, 7), view), kind).toBeTruthy();
    }
    expect(meaning(step("build", 6, place("c3")), view)).toBe("Build a dome on c3");
    expect(meaning(step("mark", facts.unknown, facts.second_worker), view)).toBe("Choose the man");
    expect(meaning(step("aim", 0, facts.calm), view)).toBe("Calm");
  });

  it("name the token", () => {
    const put = { kind: "token", src: 0, dst: place("d4"), token: "whirlpool" } as const;
    expect(clause(put, names)).toBe("whirlpool on d4");
    expect(clause({ ...put, kind: "clear", token: "coin" }, names)).toBe("coin on d4 removed");
  });

  it("say whose power caused it", () => {
    const number = (name: string) => cards.find((card) => card.name === name)!.number;
    const event = (kind: string, by?: number) => ({ kind, src: place("c3"), dst: place("b3"), by });
    expect(clause(event("force", number("Minotaur")), names)).toBe("c3 is forced to b3 by Minotaur");
    expect(clause(event("force"), names)).toBe("c3 is forced to b3");
    expect(clause(event("kill", number("Medusa")), names)).toBe("the worker on b3 is removed by Medusa");
    expect(clause(event("cancel", number("Hecate")), names)).toMatch(/: Hecate ends the turn$/);
  });

  it("say what lasts of a power", () => {
    const number = (name: string) => cards.find((card) => card.name === name)!.number;
    const view = drawn({ wind: facts.directions.indexOf("E") });
    const told = (name: string, count: number, spaces: number[] = []) =>
      lastingText({ seat: 0, power: number(name), count, spaces }, view);
    expect(told("Clio", 3)).toBe("3 coins left");
    expect(told("Clio", 1)).toBe("1 coin left");
    expect(told("Gaea", 2)).toBe("2 workers left");
    expect(told("Gaea", 1)).toBe("1 worker left");
    expect(told("Hypnus", 0, [place("b2")])).toBe("asleep: b2");
    expect(told("Aeolus", 0)).toBe("wind east");
    expect(told("Pan", 0)).toBe("Pan");
  });

  it("tell the wind from the arrow", () => {
    const aim = { kind: "aim", src: 0, dst: facts.directions.indexOf("W") };
    expect(clause({ ...aim, token: "wind" }, names)).toBe("wind blowing west");
    expect(clause({ ...aim, token: "arrow" }, names)).toBe("arrow pointing west");
  });

  it("tell of two that trade places only once", () => {
    const swap = ["move", "swap"].map((kind) => ({ kind, src: place("b2"), dst: place("c3") }));
    expect(clauses(swap, names)).toBe("b2 and c3 trade places");
  });

  it("join what happened in one turn", () => {
    const events = ["move", "build", "turn"].map((kind) => ({ kind, src: place("b2"), dst: place("c3") }));
    expect(clauses(events, names)).toBe("b2 to c3, block on c3");
  });

  it("pass over a power that is given back and taken again", () => {
    const taken = [
      { kind: "return", src: 1, dst: 28 },
      { kind: "steal", src: 1, dst: 28 },
    ];
    expect(clauses(taken, names)).toBe("");
    expect(clauses(taken.slice(1), names)).toBe("Ben took the power of Selene");
  });

  it("say who won and why, to winners in person", () => {
    for (const reason of [...facts.reasons, "time", "abandoned"]) {
      expect(ending({ seats: [0], reason }, names, [0])).toMatch(/^You win: .+\.$/);
    }
    expect(ending({ seats: [1], reason: "climb" }, names, [0])).toMatch(/^Ben wins: /);
    expect(ending({ seats: [0, 1], reason: "climb" }, names, [])).toMatch(/^Ann and Ben win: /);
    expect(ending({ seats: [], reason: "abandoned" }, names, [0])).toMatch(/^Nobody wins: /);
    expect(ending({ seats: [0], reason: "climb" }, names, [0, 1])).toMatch(/^Ann wins: /);
  });
});
