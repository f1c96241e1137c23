/** Where things are on the island: a space is 1 wide, north is -z, the ground is at y = 0. */

export const WIDTHS = [0.88, 0.7, 0.53]; // of each block
export const HEIGHTS = [0.42, 0.4, 0.36];
export const SEA = -0.8;

export function middle(space: number): { x: number; z: number } {
  return { x: (space % 5) - 2, z: 2 - Math.floor(space / 5) };
}

/** How high the top of a tower of this level is. */
export function top(level: number): number {
  return HEIGHTS.slice(0, level).reduce((sum, height) => sum + height, 0);
}

/** The piece that a step of this kind would put on a tower of this level, if it is one to build. */
export function coming(kind: string, level: number): "block" | "dome" | null {
  if (kind === "dome" || (kind === "build" && level === HEIGHTS.length)) return "dome";
  return kind === "build" ? "block" : null;
}
