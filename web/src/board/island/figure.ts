/**
 * Workers, all turned on one lathe. From foot to hat a worker is round, square with a stripe or three-sided with two, by
 * its side; a woman's robe widens downwards, a man's body upwards.
 */

import { LatheGeometry, SphereGeometry, TorusGeometry, Vector2 } from "three";
import { join, moved, paint, type Shape } from "./sculpt";

type Profile = [radius: number, height: number][];

const COLOURS = ["#e0492f", "#6d49bd", "#f4ab1b"];
const SHADES = ["#9c2716", "#39226f", "#a96d04"];
const CORNERS = [0, 4, 3];
const WIDTHS = [1, 0.95, 0.78]; // so that corners stand out no further than a circle
const SOFT = [1, 7, 4]; // how sharp they are
const SKIN = "#f5cfa6";
const HAIR = "#40271a";
const GOLD = "#ffd257";
const INK = "#2a2438";
const WHITE = "#ffffff";

const FOOT: Profile = [
  [0.212, 0],
  [0.212, 0.025],
  [0.195, 0.045],
  [0, 0.046],
];
const ROBE: Profile = [
  [0.19, 0.04],
  [0.185, 0.07],
  [0.135, 0.2],
  [0.1, 0.3],
  [0.06, 0.36],
  [0, 0.37],
];
const CHEST: Profile = [
  [0.1, 0.04],
  [0.115, 0.12],
  [0.19, 0.27],
  [0.18, 0.32],
  [0.08, 0.37],
  [0, 0.375],
];
const CAP: Profile = [
  [0.112, 0.5],
  [0.118, 0.52],
  [0.125, 0.64],
  [0.112, 0.66],
  [0, 0.662],
];
const HOOD: Profile = [
  [0.15, 0.49],
  [0.14, 0.52],
  [0.075, 0.64],
  [0.012, 0.76],
  [0, 0.762],
];
const HATS = [null, CAP, HOOD];

/** A profile turned about the upright: round, or with as many corners as the workers of a side have. */
function turned(profile: Profile, side: number, tint: string): Shape {
  const points = profile.map(([radius, height]) => new Vector2(radius * WIDTHS[side]!, height));
  const shape = new LatheGeometry(points, 36);
  const [corners, place] = [CORNERS[side]!, shape.getAttribute("position")];
  for (let n = 0; corners && n < place.count; n++) {
    const [x, z] = [place.getX(n), place.getZ(n)];
    const angle = Math.atan2(x, z);
    let sum = 0;
    for (let wall = 0; wall < corners; wall++)
      sum += Math.max(0, Math.cos(angle - (2 * Math.PI * wall) / corners)) ** SOFT[side]!;
    const out = sum ** (-1 / SOFT[side]!);
    place.setXYZ(n, x * out, place.getY(n), z * out);
  }
  shape.computeVertexNormals();
  return paint(shape, tint);
}

/** White stripes around a body, just outside it. */
function stripes(profile: Profile, side: number, heights: number[]): Shape[] {
  const radius = (height: number) => {
    const above = profile.findIndex(([, y]) => y >= height);
    const [[low, from], [high, to]] = [profile[above - 1]!, profile[above]!];
    return low + ((high - low) * (height - from)) / (to - from) + 0.006;
  };
  return heights.map((height) =>
    turned(
      [height, height + 0.035].map((at) => [radius(at), at] as [number, number]),
      side,
      WHITE,
    ),
  );
}

function ball(radius: number, x: number, y: number, z: number, tint: string, stretch = 1): Shape {
  const [around, down] = radius < 0.03 ? [6, 4] : [16, 10];
  return moved(paint(new SphereGeometry(radius, around, down).scale(1, stretch, 1), tint), x, y, z);
}

function head(side: number, woman: boolean): Shape[] {
  const parts = [
    ball(0.115, 0, 0.46, 0.01, SKIN),
    ...[-0.038, 0.038].map((x) => ball(0.014, x, 0.475, 0.118, INK)),
  ];
  if (woman) parts.push(ball(0.124, 0, 0.47, -0.045, HAIR), ball(0.105, 0, 0.36, -0.085, HAIR, 1.5));
  else parts.push(ball(0.115, 0, 0.485, -0.03, HAIR), ball(0.085, 0, 0.405, 0.05, HAIR));
  const hat = HATS[side];
  if (hat) parts.push(turned(hat, side, COLOURS[side]!), ...stripes(hat, side, [hat[1]![1] + 0.005]));
  else if (woman)
    parts.push(moved(paint(new TorusGeometry(0.108, 0.016, 6, 20).rotateX(1.35), GOLD), 0, 0.535, 0));
  return parts;
}

export function figure(side: number, woman: boolean): Shape {
  const body = woman ? ROBE : CHEST;
  const bands = [[], [woman ? 0.09 : 0.24], woman ? [0.08, 0.16] : [0.17, 0.25]][side]!;
  const parts = [
    turned(FOOT, side, SHADES[side]!),
    turned(body, side, COLOURS[side]!),
    ...stripes(body, side, bands),
  ];
  return moved(join(...parts, ...head(side, woman)), 0, 0, 0, 0, 1.2);
}
