/** Arrows on the flat board, from one space to another. */

import type { Scene } from "../scene";
import { foot, middle } from "./place";

export interface Arrow {
  d: string;
  /** Where it begins. */
  x: number;
  y: number;
}

/** From just beside the middle of one space to just before the figure on the other. */
export function arrow(scene: Scene, flipped: boolean, src: number, dst: number): Arrow {
  const [start, end] = [src, dst].map((space) => {
    const { x, y } = middle(space, flipped);
    return { x, y: y + foot(scene.levels[space]!) - 2 };
  }) as [{ x: number; y: number }, { x: number; y: number }];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const at = (on: number, aside: number) =>
    `${(start.x + ux * on - uy * aside).toFixed(1)},${(start.y + uy * on + ux * aside).toFixed(1)}`;
  const tip = length - 26;
  const neck = tip - 15;
  const rim = [
    at(8, 2.2),
    at(neck, 3.4),
    at(neck, 10),
    at(tip, 0),
    at(neck, -10),
    at(neck, -3.4),
    at(8, -2.2),
  ];
  return { d: `M${rim.join("L")}Z`, x: start.x + 6 * ux, y: start.y + 6 * uy };
}
