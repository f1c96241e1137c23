import { describe, expect, it } from "vitest";
import { drawn, place, token } from "$/testkit/drawn";
import { cards, facts, readStep } from "$/protocol";
import { clause, clauses, ending, meaning, reserve } from "./events";

const names = ["Ann", "Ben"];
const view = drawn({ levels: { c3: 3 }, tokens: [token("whirlpool", "d4")] });
const step = (kind: string, src: number, dst: number) =>
  readStep((facts.kinds.indexOf(kind) << 10) | (src << 5) | dst);

describe("words", () => {
  it("tell every event", () => {
    for (const kind of facts.events) {
      const text = clause({ kind, src: 0, dst: 1 }, names, view);
      expect(text !== "" || ["end", "turn", "win"].includes(kind), kind).toBe(true);
    }
  });

  it("say what every step means", () => {
    for (const kind of facts.kinds.filter((kind) => kind !== "draw" && kind !== "resign")) {
      expect(meaning(step(kind, 6, 7), view), kind).toBeTruthy();
    }
    expect(meaning(step("build", 6, place("c3")), view)).toBe("Build a dome on c3");
    expect(meaning(step("mark", facts.unknown, facts.second_worker), view)).toBe("Name the man");
    expect(meaning(step("aim", 0, facts.calm), view)).toBe("Calm");
  });

  it("name a token that lies there", () => {
    expect(clause({ kind: "token", src: 0, dst: place("d4") }, names, view)).toBe("whirlpool on d4");
    expect(clause({ kind: "token", src: 0, dst: place("a1") }, names, view)).toBe("whirlpool on a1");
    expect(clause({ kind: "token", src: 0, dst: place("a1") }, names)).toBe("token on a1");
  });

  it("say what a power has left", () => {
    const number = (name: string) => cards.find((card) => card.name === name)!.number;
    expect(reserve(number("Clio"), 3)).toBe("3 coins left");
    expect(reserve(number("Clio"), 1)).toBe("1 coin left");
    expect(reserve(number("Gaea"), 2)).toBe("2 workers left");
    expect(reserve(number("Gaea"), 1)).toBe("1 worker left");
  });

  it("name a token that lies nowhere any more, if its power is in play", () => {
    const [clio, charybdis] = ["Clio", "Charybdis"].map(
      (name) => cards.find((card) => card.name === name)!.number,
    ) as [number, number];
    const gone = { kind: "clear", src: 0, dst: place("a1") };
    expect(clause(gone, names, { ...drawn({}), powers: [clio, 0] })).toBe("coin on a1 goes");
    expect(clause(gone, names, { ...drawn({}), powers: [clio, charybdis] })).toBe("token on a1 goes");
  });

  it("tell the wind from the arrow", () => {
    const aim = { kind: "aim", src: 0, dst: facts.directions.indexOf("W") };
    expect(clause(aim, names, drawn({ wind: 6 }))).toBe("wind blowing west");
    expect(clause(aim, names, drawn({ arrow: 6 }))).toBe("arrow pointing west");
    expect(clause(aim, names)).toBe("aimed west");
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
