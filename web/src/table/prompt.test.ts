import { describe, expect, it } from "vitest";
import { drawn, place, worker } from "$/testkit/drawn";
import { cards, facts, type View } from "$/protocol";
import { choose } from "./choice";
import { prompt } from "./prompt";

const step = (kind: string, src = "a1", dst = "b2") =>
  (facts.kinds.indexOf(kind) << 10) | (place(src) << 5) | place(dst);
const end = step("end", "a1", "a1");

function asked(legal: number[], more: Partial<View> = {}): string {
  const view = { ...drawn({ workers: [worker("a1")] }), legal, ...more };
  return prompt(view, choose(legal, view.active, null));
}

describe("the prompt", () => {
  it("speaks of the worker at work", () => {
    expect(asked([step("move", "a1"), step("move", "c3")])).toBe("Choose a worker to move");
    expect(asked([step("move", "a1")])).toBe("Move the worker on a1");
    expect(asked([step("build", "a1"), end], { doing: "build" })).toBe("Build next to a1 or end your turn");
  });

  it("joins what else a power offers", () => {
    expect(asked([step("move"), step("build"), step("force")])).toBe("Move, build, or force a worker");
    for (const kind of facts.kinds.filter((kind) => !["draw", "end", "resign"].includes(kind))) {
      expect(asked([step(kind), end])).toMatch(/ or end your turn$/);
    }
  });

  it("calls a token by its name", () => {
    const holding = (name: string) => ({ powers: [cards.find((card) => card.name === name)!.number, 0] });
    expect(asked([step("token"), end])).toBe("Put a token on the board or end your turn");
    expect(asked([step("token"), end], holding("Charybdis"))).toMatch(/^Put a whirlpool on the board/);
    expect(asked([step("token"), end], holding("Europa"))).toMatch(/^Put Talus on the board/);
  });

  it("knows the tasks of the setup", () => {
    const setup = { doing: "setup", decider: 0 } as const;
    for (const task of ["wind", "arrow", "fate", "abyss", "ram"] as const) {
      expect(asked([step("aim")], { ...setup, task })).toBeTruthy();
    }
    expect(asked([step("place")], { ...setup, task: "worker" })).toBe("Place your man");
    expect(asked([step("place")], { ...setup, task: "worker", workers: [] })).toBe("Place your woman");
    const two = [worker("a1"), worker("c3")];
    expect(asked([step("place")], { ...setup, task: "worker", workers: two })).toBe("Place another man");
    expect(asked([step("place"), end], { doing: "reply" })).toMatch(/^A dome was built/);
  });
});

describe("a power", () => {
  const holding = (name: string, more: Partial<View> = {}) => ({
    powers: [cards.find((card) => card.name === name)!.number, 0],
    ...more,
  });

  it("says what it lets its owner do now", () => {
    const roam = { doing: "roam", active: place("a1") } as const;
    expect(asked([step("move"), step("build")], holding("Artemis", roam))).toBe(
      "Artemis: move again, or build",
    );
    expect(asked([step("build"), end], holding("Demeter", { doing: "may-build" }))).toBe(
      "Demeter: build once more, on another space or end your turn",
    );
    expect(asked([step("mark", "a1"), end], holding("Adonis", { doing: "may-act" }))).toMatch(
      /^Adonis, once a game: choose the worker who must come to you/,
    );
    expect(asked([step("move"), step("force", "b3")], holding("Siren"))).toMatch(
      /sing instead of your turn$/,
    );
  });

  it("is silent where everybody may do the same, and when it is used up", () => {
    expect(asked([step("build")], holding("Athena", { doing: "build" }))).toBe("Build next to a1");
    expect(asked([step("move")], holding("Bellerophon"))).toMatch(/up two levels$/);
    const spent = { spent: [true, false] };
    expect(asked([step("move")], holding("Bellerophon", spent))).toBe("Move the worker on a1");
    expect(asked([step("build")], holding("Clio", { doing: "build" }))).toBe("Build next to a1");
  });

  it("has a sentence though nobody wrote one for it", () => {
    const roam = { doing: "roam", active: place("a1") } as const;
    expect(asked([step("move"), step("build")], holding("Pan", roam))).toBe("Pan: move again, or build");
  });
});
