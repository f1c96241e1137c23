/** Workers: round, angular with a stripe or pointed with two, by their side. A woman's robe widens downwards, a man's body upwards. */

import { BoxGeometry, CylinderGeometry, LatheGeometry, SphereGeometry, TorusGeometry, Vector2 } from "three";
import { faceted, join, moved, paint, type Shape } from "./sculpt";

const COLOURS = ["#e0492f", "#6d49bd", "#f4ab1b"];
const SHADES = ["#9c2716", "#39226f", "#a96d04"];
const SKIN = "#f5cfa6";
const HAIR = "#40271a";
const GOLD = "#ffd257";
const INK = "#2a2438";
const WHITE = "#ffffff";

const ROBE: [number, number][] = [
  [0.2, 0.04],
  [0.195, 0.07],
  [0.13, 0.2],
  [0.095, 0.3],
  [0.06, 0.36],
  [0, 0.37],
];
const CHEST: [number, number][] = [
  [0.1, 0.04],
  [0.115, 0.12],
  [0.19, 0.27],
  [0.18, 0.32],
  [0.08, 0.37],
  [0, 0.375],
];
const CONE: [number, number][] = [
  [0.21, 0.04],
  [0.205, 0.06],
  [0.06, 0.4],
  [0, 0.42],
];
const WEDGE: [number, number][] = [
  [0.06, 0.04],
  [0.08, 0.08],
  [0.215, 0.33],
  [0.05, 0.38],
  [0, 0.385],
];

/** A profile turned about the upright, with so many sides that it is round, or so few that it is not. */
function turned(profile: [number, number][], sides: number, tint: string): Shape {
  const lathe = new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    sides,
  );
  if (sides > 8) return paint(lathe, tint);
  return paint(faceted(lathe.rotateY(Math.PI / sides)), tint);
}

/** A white stripe about a body, just outside it. */
function stripe(low: [number, number], high: [number, number], sides: number): Shape {
  const outside = [low, high].map(([x, y]) => [x + 0.006, y] as [number, number]);
  return turned(outside, sides, WHITE);
}

function base(sides: number, tint: string): Shape {
  const disc = new CylinderGeometry(0.2, 0.215, 0.045, sides);
  return moved(paint(faceted(disc), tint), 0, 0.0225, 0, sides === 4 ? Math.PI / 4 : 0);
}

function ball(radius: number, x: number, y: number, z: number, tint: string, stretch = 1): Shape {
  const [around, down] = radius < 0.03 ? [6, 4] : [14, 9];
  return moved(paint(new SphereGeometry(radius, around, down).scale(1, stretch, 1), tint), x, y, z);
}

function cube(width: number, height: number, depth: number, y: number, z: number, tint: string): Shape {
  return moved(paint(faceted(new BoxGeometry(width, height, depth)), tint), 0, y, z);
}

function cone(radius: number, height: number, y: number, z: number, tint: string): Shape {
  return moved(paint(new CylinderGeometry(0, radius, height, 18), tint), 0, y, z);
}

function eyes(y: number, z: number): Shape[] {
  return [-0.033, 0.033].map((x) => ball(0.013, x, y, z, INK));
}

function round(woman: boolean): Shape[] {
  const head = [ball(0.115, 0, 0.46, 0.01, SKIN), ...eyes(0.49, 0.115)];
  if (!woman)
    return [
      ...head,
      turned(CHEST, 18, COLOURS[0]!),
      ball(0.115, 0, 0.49, -0.03, HAIR),
      ball(0.085, 0, 0.405, 0.05, HAIR),
    ];
  return [
    ...head,
    turned(ROBE, 18, COLOURS[0]!),
    ball(0.128, 0, 0.47, -0.05, HAIR),
    ball(0.11, 0, 0.34, -0.085, HAIR, 1.5),
    moved(paint(new TorusGeometry(0.108, 0.016, 5, 18).rotateX(1.35), GOLD), 0, 0.535, 0.0),
  ];
}

function angular(woman: boolean): Shape[] {
  const head = [cube(0.19, 0.19, 0.17, 0.47, 0.02, SKIN), ...eyes(0.495, 0.105)];
  if (!woman)
    return [
      ...head,
      cube(0.36, 0.15, 0.21, 0.305, 0, COLOURS[1]!),
      cube(0.21, 0.22, 0.18, 0.15, 0, COLOURS[1]!),
      cube(0.222, 0.035, 0.192, 0.12, 0, WHITE),
      cube(0.2, 0.2, 0.09, 0.5, -0.07, HAIR),
      cube(0.205, 0.075, 0.19, 0.4, 0.022, HAIR),
    ];
  return [
    ...head,
    turned(
      ROBE.map(([x, y]) => [x * 1.2, y]),
      4,
      COLOURS[1]!,
    ),
    stripe([0.222, 0.09], [0.204, 0.12], 4),
    cube(0.26, 0.36, 0.1, 0.41, -0.08, HAIR),
    cube(0.22, 0.05, 0.14, 0.575, -0.03, HAIR),
    cube(0.21, 0.03, 0.03, 0.555, 0.1, GOLD),
  ];
}

function pointed(woman: boolean): Shape[] {
  const head = [ball(0.1, 0, 0.44, 0.03, SKIN), ...eyes(0.465, 0.12)];
  if (!woman)
    return [
      ...head,
      turned(WEDGE, 18, COLOURS[2]!),
      stripe([0.145, 0.2], [0.161, 0.23], 18),
      stripe([0.177, 0.26], [0.193, 0.29], 18),
      moved(cone(0.11, 0.22, 0, 0, HAIR).rotateX(-0.35), 0, 0.56, -0.04),
      moved(cone(0.085, 0.18, 0, 0, HAIR).rotateX(Math.PI - 0.25), 0, 0.34, 0.09),
    ];
  return [
    ...head,
    turned(CONE, 18, COLOURS[2]!),
    stripe([0.188, 0.1], [0.175, 0.13], 18),
    stripe([0.154, 0.18], [0.141, 0.21], 18),
    moved(cone(0.16, 0.44, 0, 0, HAIR).rotateX(-0.3), 0, 0.5, -0.075),
    moved(paint(new TorusGeometry(0.092, 0.015, 5, 18).rotateX(1.3), GOLD), 0, 0.52, 0.02),
  ];
}

export function figure(side: number, woman: boolean): Shape {
  return moved(
    join(base([28, 4, 3][side]!, SHADES[side]!), ...[round, angular, pointed][side]!(woman)),
    0,
    0,
    0,
    0,
    1.2,
  );
}
