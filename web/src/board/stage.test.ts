import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "$/protocol";
import { settings } from "$/ui/settings.svelte";
import { drawn, place, worker } from "$/testkit/drawn";
import { Stage } from "./stage.svelte";

const event = (kind: string, src: string, dst: string): Event => ({ kind, src: place(src), dst: place(dst) });
const start = drawn({ workers: [worker("b2"), worker("c3", 1)] });
const walked = drawn({ workers: [worker("b3"), worker("c3", 1)], levels: { b4: 1 } });
const walk = [event("move", "b2", "b3"), event("build", "b3", "b4"), event("turn", "a1", "a1")];

let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage();
  stage.show(start);
});
afterEach(() => vi.useRealTimers());

const woman = () => stage.scene.workers.find((worker) => worker.side === 0)!;

test("plays event by event and ends at the view", async () => {
  const id = woman().id;
  const played = stage.play(walk, walked);
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.busy).toBe(true);
  expect(stage.now?.kind).toBe("move");
  expect(stage.duration).toBeGreaterThan(0);
  expect(woman()).toMatchObject({ id, space: place("b3") });
  expect(stage.scene.levels[place("b4")]).toBe(0);
  await vi.runAllTimersAsync();
  await played;
  expect(stage.scene.levels[place("b4")]).toBe(1);
  expect(woman().id).toBe(id);
  expect(stage.now).toBe(null);
  expect(stage.busy).toBe(false);
});

test("whoever makes room goes in the same motion", async () => {
  void stage.play(
    [event("move", "b2", "c3"), event("force", "c3", "d4")],
    drawn({ workers: [worker("c3"), worker("d4", 1)] }),
  );
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.scene.workers.map((worker) => worker.space).sort()).toEqual([place("c3"), place("d4")].sort());
});

test("without events it glides to the view", async () => {
  void stage.play([], walked);
  await vi.advanceTimersByTimeAsync(1);
  expect(stage.busy).toBe(true);
  expect(stage.duration).toBeGreaterThan(0);
  expect(woman().space).toBe(place("b3"));
});

test("speed comes from the settings, or is its own; 0 is at once", async () => {
  settings.speed = 0;
  expect(stage.speed).toBe(0);
  await stage.play(walk, walked);
  expect(stage.scene.levels[place("b4")]).toBe(1);
  settings.speed = 1;
  stage.speed = 4;
  expect(stage.speed).toBe(4);
  void stage.play([], start);
  await vi.advanceTimersByTimeAsync(1);
  const quick = stage.duration;
  await vi.runAllTimersAsync();
  stage.speed = 1;
  void stage.play([], walked);
  await vi.advanceTimersByTimeAsync(1);
  expect(quick).toBeCloseTo(stage.duration / 4);
});

test("catches up when many changes wait", async () => {
  for (let n = 0; n < 20; n++) void stage.play(walk, walked);
  void stage.play([], start);
  await vi.advanceTimersByTimeAsync(2500);
  expect(stage.busy).toBe(false);
  expect(woman().space).toBe(place("b2"));
});

test("showing a view ends what is playing", async () => {
  const played = stage.play(walk, walked);
  void stage.play([], walked);
  await vi.advanceTimersByTimeAsync(1);
  stage.show(start);
  await played;
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.busy).toBe(false);
  expect(woman().space).toBe(place("b2"));
  expect(stage.duration).toBe(0);
});
