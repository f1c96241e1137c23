import { expect, test } from "vitest";
import { Vector3 } from "three";
import { drawn, place, worker } from "$/testkit/drawn";
import { noMarks } from "../marks";
import { sceneOf } from "../scene";
import { middle } from "./place";
import { bodies, inTheWay, visiblePoint, worthSeeing } from "./sight";

const EYE = new Vector3(0, 10, 7);

function hiding(drawing: Parameters<typeof drawn>[0], targets: { space: number; kind: string }[] = []) {
  const scene = sceneOf(drawn(drawing));
  return inTheWay(EYE, worthSeeing(scene, { ...noMarks, targets }), bodies(scene, targets));
}

test("a space half hidden has a point that is seen", () => {
  const scene = sceneOf(drawn({ levels: { c3: 3 } }));
  const point = visiblePoint(EYE, 0, place("c4"), 0, bodies(scene, []));
  expect(point.z).toBeLessThan(middle(place("c4")).z);
});

test("a tower gives way from the block that hides a worker or a target, and only if it hides one", () => {
  const levels = { c2: 3 };
  expect(hiding({ levels })).toEqual(new Map());
  expect(hiding({ levels, workers: [worker("c1")] })).toEqual(new Map());
  expect(hiding({ levels, domes: ["c2"], workers: [worker("c3")] })).toEqual(new Map([[place("c2"), 3]]));
  expect(hiding({ levels }, [{ space: place("c3"), kind: "move" }])).toEqual(new Map([[place("c2"), 2]]));
});
