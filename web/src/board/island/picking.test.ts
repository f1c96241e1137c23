import { expect, test } from "vitest";
import { Ray, Vector3 } from "three";
import { drawn, place, worker } from "$/testkit/drawn";
import { sceneOf } from "../scene";
import { solids, spaceMet, visiblePoint } from "./picking";
import { middle } from "./place";

const EYE = new Vector3(0, 10, 7);

/** Look from the south at a point above the middle of a space. */
function looking(space: string, height: number, scene = sceneOf(drawn({}))): number | null {
  const { x, z } = middle(place(space));
  return spaceMet(new Ray(EYE, new Vector3(x, height, z).sub(EYE).normalize()), solids(scene));
}

test.each(["a1", "c3", "e5"])("the ground of %s", (space) => {
  expect(looking(space, 0)).toBe(place(space));
});

test("a tower hides what is behind it, and is picked itself by its top and by its wall", () => {
  const scene = sceneOf(drawn({ levels: { c3: 3 } }));
  expect(looking("c3", 1.18, scene)).toBe(place("c3"));
  expect(looking("c3", 0.6, scene)).toBe(place("c3"));
  expect(looking("c2", 0, scene)).toBe(place("c2"));
});

test("a worker is picked by its head, which is seen before the space behind", () => {
  const head = (scene = sceneOf(drawn({}))) => {
    const { x, z } = middle(place("c3"));
    return spaceMet(new Ray(EYE, new Vector3(x, 0.7, z - 0.1).sub(EYE).normalize()), solids(scene));
  };
  expect(head()).toBe(place("c4"));
  expect(head(sceneOf(drawn({ workers: [worker("c3")] })))).toBe(place("c3"));
  expect(head(sceneOf(drawn({ domes: ["c3"] })))).toBe(place("c3"));
});

test("the sea is no space", () => {
  expect(spaceMet(new Ray(EYE, new Vector3(9, -10, -7).normalize()), solids(sceneOf(drawn({}))))).toBe(null);
});

test("a space half hidden has a point that is seen", () => {
  const scene = sceneOf(drawn({ levels: { c3: 2 } }));
  const point = visiblePoint(EYE, 0, place("c4"), 0, solids(scene));
  expect(point.z).toBeLessThan(middle(place("c4")).z);
});
