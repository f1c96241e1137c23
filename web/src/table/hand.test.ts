import { describe, expect, it, vi } from "vitest";
import { drawn, place as at } from "$/board/drawn";
import { Stage } from "$/board/stage.svelte";
import { facts } from "$/protocol";
import { Refusal } from "$/protocol/api";
import { Hand, type Playable } from "./hand.svelte";

/** A place where undoing takes as long as the test wants. */
function place() {
  const answers: (() => void)[] = [];
  const undo = vi.fn((_whole: boolean) => new Promise<void>((done) => answers.push(done)));
  const playable: Playable = {
    stage: new Stage(),
    view: { ...drawn({}), undo: 3 },
    steps: [],
    names: ["Ann", "Ben"],
    you: [0],
    deciding: true,
    step: async () => {},
    undo,
    why: async () => new Refusal("other"),
  };
  return { playable, undo, answer: () => answers.shift()!() };
}

describe("a hand over the board", () => {
  it("sends one message for two quick undos, and the next when it is answered", async () => {
    const { playable, undo, answer } = place();
    const hand = new Hand(playable);
    const first = hand.undo(false);
    await hand.undo(true);
    expect(undo.mock.calls).toEqual([[false]]);
    answer();
    await first;
    void hand.undo(true);
    expect(undo.mock.calls).toEqual([[false], [true]]);
  });

  it("is silent about the last tap once a worker is taken up", async () => {
    const move = (src: string) => (facts.kinds.indexOf("move") << 10) | (at(src) << 5) | at("c3");
    const hand = new Hand({ ...place().playable, view: { ...drawn({}), legal: ["b2", "d4"].map(move) } });
    await hand.tap(at("c3"));
    expect(hand.toast).toBe("That is not possible now.");
    await hand.tap(at("b2"));
    expect(hand.toast).toBe("");
  });
});
