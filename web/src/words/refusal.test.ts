import { describe, expect, it } from "vitest";
import { Refusal } from "$/protocol/api";
import { excuse, refusal } from "./refusal";

describe("a refusal", () => {
  it("is a sentence", () => {
    expect(refusal({ code: "too-high", args: { space: "c3" } })).toBe("c3 is more than one level up.");
    expect(refusal({ code: "over" })).toBe("The game is over.");
  });

  it("lets a power speak with its rule", () => {
    expect(refusal({ code: "barred", args: { power: "Athena" } })).toBe(
      "Athena forbids it: Athena moved up, so no worker may move up this turn.",
    );
  });

  it("calls seats by their names", () => {
    expect(refusal({ code: "not-yours", args: { who: 1 } }, ["Ann", "Ben"])).toBe("It is for Ben to decide.");
  });

  it("says what lies behind it, and where", () => {
    const args = { why: "no-power-but", name: "'Apolo'", power: "Apollo", line: 1, column: 49 };
    expect(refusal({ code: "bad-position", args })).toBe(
      "Not a valid position: line 1, column 49: There is no power called 'Apolo'; did you mean Apollo?",
    );
    const illegal = { why: "too-high", space: "c3", line: 4, column: 10 };
    expect(refusal({ code: "bad-record", args: illegal })).toBe(
      "Not a valid record of a game: line 4, column 10: c3 is more than one level up.",
    );
    const options = { why: "not-on-table", power: "Hades", choices: ["Pan", "Zeus"] };
    expect(refusal({ code: "bad-choice", args: options })).toBe(
      "Hades is not on the table; choose Pan or Zeus.",
    );
  });

  it("has a word for what it does not know, but none for bugs", () => {
    expect(excuse(new Refusal("of-a-newer-server"))).toBe("That is not possible now.");
    expect(() => excuse(new TypeError("bug"))).toThrow("bug");
  });
});
