/** What can be seen from where the player is: roughly, of boxes, so that it can be asked often. */

import { Box3, Ray, Vector3 } from "three";
import type { Marks } from "../marks";
import type { Scene } from "../scene";
import { coming, HEIGHTS, middle, top, WIDTHS } from "./place";

const UP = new Vector3(0, 1, 0);
const FIGURE = { width: 0.42, height: 0.72 };
const DOME = { width: 0.48, height: 0.36 };
const GIANT = { width: 0.5, height: 0.82 };

/** `part`: which block of its tower, counted from 0, or `dome`; what stands there for itself has none. */
export type Body = { space: number; part: number | "dome" | null; box: Box3 };

/** Everything that can stand before something else, with what could be built. */
export function bodies(scene: Scene, targets: Marks["targets"]): Body[] {
  const found: Body[] = [];
  for (let space = 0; space < 25; space++) {
    const { x, z } = middle(space);
    const put = (part: Body["part"], width: number, low: number, height: number) => {
      const [from, to] = [
        new Vector3(x - width / 2, low, z - width / 2),
        new Vector3(x + width / 2, low + height, z + width / 2),
      ];
      found.push({ space, part, box: new Box3(from, to) });
    };
    const level = scene.levels[space]!;
    const floor = top(level);
    for (let n = 0; n < level; n++) put(n, WIDTHS[n]!, top(n), HEIGHTS[n]!);
    if (scene.domes[space]) put("dome", DOME.width, floor, DOME.height);
    if (scene.workers.some((worker) => worker.space === space)) put(null, FIGURE.width, floor, FIGURE.height);
    if (scene.tokens.some(({ kind, space: here }) => here === space && ["talus", "ram"].includes(kind)))
      put(null, GIANT.width, floor, GIANT.height);
    const target = targets.find((target) => target.space === space);
    const ghost = target && coming(target.kind, level);
    if (ghost === "dome") put(null, DOME.width, floor, DOME.height);
    else if (ghost === "block") put(null, WIDTHS[level]!, floor, HEIGHTS[level]!);
  }
  return found;
}

const hit = new Vector3();

/** What stands between the eye and a point that belongs to a space. */
export function before(eye: Vector3, point: Vector3, space: number, bodies: Body[]): Body[] {
  const far = point.distanceToSquared(eye) - 1e-3;
  const ray = new Ray(eye).lookAt(point);
  return bodies.filter(
    (body) => body.space !== space && ray.intersectBox(body.box, hit) && hit.distanceToSquared(eye) < far,
  );
}

const ASIDE = [
  [0, 0],
  [0, -0.4],
  [-0.35, -0.3],
  [0.35, -0.3],
  [-0.4, 0.1],
  [0.4, 0.1],
  [0, 0.4],
] as const;

/** A point of a space that is seen from here; its middle if all of it is hidden. */
export function visiblePoint(
  eye: Vector3,
  azimuth: number,
  space: number,
  level: number,
  bodies: Body[],
): Vector3 {
  const { x, z } = middle(space);
  const reach = level ? WIDTHS[level - 1]! : 1;
  const points = ASIDE.map(([right, near]) =>
    new Vector3(right * reach, 0, near * reach)
      .applyAxisAngle(UP, azimuth)
      .add(new Vector3(x, top(level), z)),
  );
  return points.find((point) => !before(eye, point, space, bodies).length) ?? points[0]!;
}

/** What a player needs to see: workers, tokens, and where the next step may go. */
export function worthSeeing(scene: Scene, { targets }: Marks): { space: number; at: Vector3 }[] {
  const point = (space: number, above: number) => {
    const { x, z } = middle(space);
    return { space, at: new Vector3(x, top(scene.levels[space]!) + above, z) };
  };
  return [
    ...scene.workers.flatMap(({ space }) => [point(space, 0.3), point(space, 0.6)]),
    ...scene.tokens.map(({ space }) => point(space, 0.1)),
    ...targets.map(({ space, kind }) => point(space, coming(kind, scene.levels[space]!) ? 0.3 : 0.05)),
  ];
}

/** The blocks and domes that hide any of these points, by space: the lowest part that does, and all upon it give way. */
export function inTheWay(
  eye: Vector3,
  points: { space: number; at: Vector3 }[],
  bodies: Body[],
): Map<number, number> {
  const lowest = new Map<number, number>();
  for (const { space, at } of points)
    for (const { space: other, part } of before(eye, at, space, bodies)) {
      if (part === null) continue;
      const height = part === "dome" ? HEIGHTS.length : part;
      lowest.set(other, Math.min(height, lowest.get(other) ?? height));
    }
  return lowest;
}
