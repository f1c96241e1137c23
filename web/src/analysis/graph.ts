/** How the chances went, as lines to draw: of the first side if there are two, of each if there are more. */

import { sideOf } from "$/table/seats";
import type { Judgement } from "./reviewing.svelte";

export interface Point {
  step: number;
  chance: number;
}

export const TURNING = 0.15; // a chance given away that is worth a mark

export function seriesOf(judgements: Judgement[], players: number): Point[][] {
  if (players === 3) {
    return [0, 1, 2].map((side) =>
      judgements.filter(({ seat }) => seat === side).map(({ step, before }) => ({ step, chance: before })),
    );
  }
  const points = judgements.map(({ step, seat, before }) => ({
    step,
    chance: sideOf(seat, players) === 0 ? before : 1 - before,
  }));
  const last = judgements.at(-1);
  if (last) {
    const chance = sideOf(last.seat, players) === 0 ? last.after : 1 - last.after;
    points.push({ step: last.step + 1, chance });
  }
  return [points];
}

/** Where somebody gave much away. */
export function turningPoints(judgements: Judgement[]): Judgement[] {
  return judgements.filter(({ before, after }) => before - after >= TURNING);
}
