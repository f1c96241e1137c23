import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawn } from "$/testkit/drawn";
import { Player } from "./player.svelte";
import type { Replay } from "./replay";

const levels = ["a1", "b1", "c1", "d1"];
const frames = levels.map((_, n) => ({
  events: n ? [{ kind: "build", src: 12, dst: n - 1 }] : [],
  view: drawn({ levels: Object.fromEntries(levels.slice(0, n).map((space) => [space, 1])) }),
}));
const built = (player: Player) => player.stage.scene.levels.reduce((a, b) => a + b);

let player: Player;
beforeEach(() => {
  vi.useFakeTimers();
  player = new Player({ frames } as unknown as Replay);
});
afterEach(() => {
  vi.useRealTimers();
});

it("goes from frame to frame, and never beyond the ends", async () => {
  player.stop(1);
  await vi.runAllTimersAsync();
  expect([player.index, built(player)]).toEqual([1, 1]);
  player.stop(0);
  await vi.runAllTimersAsync();
  expect([player.index, built(player)]).toEqual([0, 0]);
  player.stop(-1);
  expect(player.index).toBe(0);
  player.stop(99);
  expect([player.index, built(player)]).toEqual([3, 3]);
});

it("jumps at once while pieces are still moving", () => {
  player.stop(1);
  player.stop(0);
  expect(built(player)).toBe(0);
});

it("plays by itself to the end, and then from the start", async () => {
  void player.run();
  await vi.runAllTimersAsync();
  expect([player.index, player.playing]).toEqual([3, false]);
  void player.run();
  expect([player.index, player.playing]).toEqual([0, true]);
  await vi.runAllTimersAsync();
  expect(built(player)).toBe(3);
});

it("stops when it is told to", async () => {
  void player.run();
  await vi.advanceTimersByTimeAsync(700);
  player.stop();
  await vi.runAllTimersAsync();
  expect([player.index, player.playing]).toEqual([1, false]);
});
