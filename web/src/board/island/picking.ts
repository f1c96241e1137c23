/** Which space a ray from the player's eye meets first: its ground, its tower, or what stands there. */

import { Box3, Ray, Vector3 } from "three";
import type { Scene } from "../scene";
import { HEIGHTS, middle, top, WIDTHS } from "./place";

const UP = new Vector3(0, 1, 0);
const FIGURE = { width: 0.42, height: 0.72 };

export type Solid = { space: number; box: Box3 };

/** Everything on the board that can be met. */
export function solids(scene: Scene): Solid[] {
  const found: Solid[] = [];
  for (let space = 0; space < 25; space++) {
    const { x, z } = middle(space);
    const put = (width: number, low: number, high: number) => {
      const [from, to] = [
        new Vector3(x - width / 2, low, z - width / 2),
        new Vector3(x + width / 2, high, z + width / 2),
      ];
      found.push({ space, box: new Box3(from, to) });
    };
    const level = scene.levels[space]!;
    put(1, -0.1, 0);
    for (let n = 0; n < level; n++) put(WIDTHS[n]!, top(n), top(n) + HEIGHTS[n]!);
    const stands = scene.workers.some((worker) => worker.space === space) || scene.domes[space];
    if (stands) put(FIGURE.width, top(level), top(level) + FIGURE.height);
  }
  return found;
}

const hit = new Vector3();

export function spaceMet(ray: Ray, solids: Solid[]): number | null {
  let [nearest, met] = [Infinity, null as number | null];
  for (const { space, box } of solids) {
    if (!ray.intersectBox(box, hit)) continue;
    const distance = hit.distanceToSquared(ray.origin);
    if (distance < nearest) [nearest, met] = [distance, space];
  }
  return met;
}

const ASIDE = [
  [0, 0],
  [0, -0.4],
  [-0.35, -0.3],
  [0.35, -0.3],
  [-0.4, 0.1],
  [0.4, 0.1],
  [0, 0.4],
];

/** A point of a space that is seen from here; its middle if all of it is hidden. */
export function visiblePoint(
  eye: Vector3,
  azimuth: number,
  space: number,
  level: number,
  solids: Solid[],
): Vector3 {
  const { x, z } = middle(space);
  const ray = new Ray(eye);
  const points = ASIDE.map(([right, near]) =>
    new Vector3(right, 0, near).applyAxisAngle(UP, azimuth).add(new Vector3(x, top(level), z)),
  );
  return points.find((point) => spaceMet((ray.lookAt(point), ray), solids) === space) ?? points[0]!;
}
