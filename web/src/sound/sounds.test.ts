import { expect, test } from "vitest";
import { drawn, place } from "$/testkit/drawn";
import { sceneOf } from "$/board/scene";
import { facts } from "$/protocol";
import { has } from "$/words/words.svelte";
import { soundOf, sounds } from "./sounds";

const hill = sceneOf(drawn({ levels: { b2: 1 } }));
const event = (kind: string, src = "a1", dst = "b2") => ({ kind, src: place(src), dst: place(dst) });

test("a step up sounds unlike one on the level or down", () => {
  expect(soundOf(event("move"), hill)).toBe("climb");
  expect(soundOf(event("move", "a1", "a2"), hill)).toBe("move");
  expect(soundOf(event("move", "b2", "a1"), hill)).toBe("move");
});

test("whatever changes the board is heard", () => {
  const silent = facts.events.filter((kind) => !soundOf(event(kind), hill));
  expect(silent).toEqual(["draw", "end", "resign", "steal", "return", "turn", "win"]);
});

test("every sound is short, soft and has words", () => {
  for (const [name, parts] of Object.entries(sounds)) {
    expect(has(`sound-${name}`), name).toBe(true);
    for (const { at, lasts, loud } of parts) {
      expect(at + lasts, name).toBeLessThan(1.5);
      expect(loud, name).toBeLessThanOrEqual(0.4);
    }
  }
});
