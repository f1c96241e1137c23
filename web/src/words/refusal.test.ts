import { describe, expect, it } from "vitest";
import { Refusal } from "$/protocol/api";
import { excuse, refusal } from "./refusal";

describe("a refusal", () => {
  it("is a sentence", () => {
    expect(refusal({ code: "too-high", args: { space: "c3" } })).toBe("c3 is more than one level up.");
    expect(refusal({ code: "over" })).toBe("The game is over.");
  });

  it("lets a power speak with its rule", () => {
    expect(refusal({ code: "barred", args: { power: "Athena", rule: "…" } })).toBe(
      "Athena forbids it: Athena moved up, so no worker may move up this turn.",
    );
  });

  it("calls seats by their names", () => {
    expect(refusal({ code: "not-yours", args: { who: "seat 1" } }, ["Ann", "Ben"])).toBe(
      "It is for Ben to decide.",
    );
  });

  it("has a word for what it does not know, but none for bugs", () => {
    expect(excuse(new Refusal("of-a-newer-server"))).toBe("That is not possible now.");
    expect(() => excuse(new TypeError("bug"))).toThrow("bug");
  });
});
