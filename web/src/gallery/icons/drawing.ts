/**
 * One icon on a 48 x 48 grid, in the order it is painted: `tone` (areas in the second colour), `solid` (white areas),
 * `line` (white strokes), `cut` (areas in the colour of the medallion) and `notch` (strokes in that colour).
 */
export interface Drawing {
  tone?: string;
  solid?: string;
  line?: string;
  cut?: string;
  notch?: string;
}

function circle(x: number, y: number, r: number, sweep: 0 | 1): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;
}

export function disc(x: number, y: number, r: number): string {
  return circle(x, y, r, 1);
}

/** A disc with a round hole in it. */
export function ring(x: number, y: number, r: number, hole: number): string {
  return circle(x, y, r, 1) + circle(x, y, hole, 0);
}
