/** Where things are on the flat board: what is higher is drawn further up. */

import pieces from "./pieces.json";

export const SPACE = pieces.space;
export const MARGIN = 32;
export const SIZE = 5 * SPACE + 2 * MARGIN;
export const LIFT = pieces.lift;
export const WIDTHS = pieces.widths; // of the ground and of each level

export function middle(space: number, flipped: boolean): { x: number; y: number } {
  const seen = flipped ? 24 - space : space;
  return { x: MARGIN + ((seen % 5) + 0.5) * SPACE, y: MARGIN + (4.5 - Math.floor(seen / 5)) * SPACE };
}

/** How far below the middle of its space a piece on this level stands. */
export function foot(level: number): number {
  return pieces.ground - LIFT * level;
}
