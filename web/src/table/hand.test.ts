import { afterEach, describe, expect, it, vi } from "vitest";
import { drawn, place as at } from "$/testkit/drawn";
import { Stage } from "$/board/stage.svelte";
import { facts } from "$/protocol";
import { Refusal } from "$/protocol/api";
import { Hand, type Playable } from "./hand.svelte";

/** A place where steps and undoing take as long as the test wants. */
function place() {
  const answers: (() => void)[] = [];
  const answered = () => new Promise<void>((done) => answers.push(done));
  const undo = vi.fn((_whole: boolean) => answered());
  const playable: Playable = {
    stage: new Stage(),
    view: { ...drawn({}), undo: 3 },
    steps: [],
    names: ["Ann", "Ben"],
    you: [0],
    deciding: true,
    status: "open",
    step: answered,
    undo,
    why: async () => new Refusal("other"),
  };
  return { playable, undo, answer: () => answers.shift()!() };
}

const move = (src: string) => (facts.kinds.indexOf("move") << 10) | (at(src) << 5) | at("c3");

afterEach(() => {
  vi.useRealTimers();
});

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
    const hand = new Hand({ ...place().playable, view: { ...drawn({}), legal: ["b2", "d4"].map(move) } });
    await hand.tap(at("c3"));
    expect(hand.toast).toBe("That is not possible now.");
    await hand.tap(at("b2"));
    expect(hand.toast).toBe("");
  });

  it("says after a moment that a step is still on its way, and says so to whoever taps", async () => {
    vi.useFakeTimers();
    for (const [status, words] of [
      ["open", "Sending…"],
      ["lost", "Your choice will be sent as soon as the connection is back"],
    ] as const) {
      const { playable, answer } = place();
      const hand = new Hand({ ...playable, status, view: { ...drawn({}), legal: [move("b2")] } });
      const sent = hand.tap(at("c3"));
      vi.advanceTimersByTime(300);
      await hand.tap(at("c3"));
      expect([hand.delay, hand.toast]).toEqual(["", ""]);
      vi.advanceTimersByTime(700);
      expect([hand.delay, hand.toast]).toEqual([words, ""]);
      await hand.tap(at("b2"));
      expect(hand.toast).toBe(words);
      answer();
      await sent;
      expect(hand.delay).toBe("");
    }
  });

  it("says nothing of the kind in a lesson, which needs no line", () => {
    vi.useFakeTimers();
    const { playable } = place();
    const hand = new Hand({ ...playable, status: undefined, view: { ...drawn({}), legal: [move("b2")] } });
    void hand.tap(at("c3"));
    vi.advanceTimersByTime(1000);
    expect(hand.delay).toBe("");
  });
});
