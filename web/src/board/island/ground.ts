/** The island itself: cliffs in layers, a terrace with trees and houses, and the 25 spaces on top. */

import { BoxGeometry, CylinderGeometry, IcosahedronGeometry, SphereGeometry } from "three";
import { middle, SEA } from "./place";
import { arch, faceted, join, loft, moved, paint, roundedSquare, type Shape } from "./sculpt";

/** A square with soft corners, the more uneven the rougher. The sea's foam follows the same formula. */
function coast(reach: number, rough: number, corner: number): [number, number][] {
  return Array.from({ length: 96 }, (_, n) => {
    const angle = (n * Math.PI) / 48;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const square = reach / (Math.abs(x) ** corner + Math.abs(z) ** corner) ** (1 / corner);
    const jagged =
      0.5 * Math.sin(7 * angle + reach * 9) + 0.35 * Math.sin(17 * angle + 1) + 0.4 * Math.sin(31 * angle);
    const far = square + rough * jagged;
    return [far * x, far * z];
  });
}

function cliffs(): Shape {
  const ring = (reach: number, rough: number, y: number, tint: string, corner = 6) => ({
    outline: coast(reach, rough, corner),
    y,
    tint,
  });
  return loft([
    ring(3.75, 0.1, SEA - 0.5, "#6b6257"),
    ring(3.62, 0.1, SEA - 0.02, "#8d7a64"),
    ring(3.52, 0.12, SEA + 0.12, "#7b5142"),
    ring(3.43, 0.13, SEA + 0.26, "#b0664a"),
    ring(3.36, 0.1, SEA + 0.36, "#d39a6b"),
    ring(3.31, 0.05, SEA + 0.44, "#ead0a4"),
    ring(3.26, 0.04, SEA + 0.46, "#b3c283", 7),
    ring(2.95, 0.02, SEA + 0.48, "#a8bd77", 10),
    ring(2.92, 0.02, SEA + 0.5, "#d8c49d", 12),
    ring(2.88, 0.01, -0.14, "#f0e4ca", 12),
    ring(2.87, 0, -0.12, "#fffaf0", 14),
    ring(2.86, 0, 0.0, "#fffdf7", 14),
    ring(2.78, 0, 0.0, "#fffdf7", 14),
    ring(2.77, 0, -0.05, "#eee0bd", 14),
  ]);
}

function spaces(): Shape[] {
  return Array.from({ length: 25 }, (_, space) => {
    const { x, z } = middle(space);
    const [light, edge] = space % 2 ? ["#bcd394", "#a2b97a"] : ["#abc680", "#93ac6a"];
    const tile = loft([
      { outline: roundedSquare(0.97, 0.07), y: -0.06, tint: edge },
      { outline: roundedSquare(0.97, 0.07), y: -0.02, tint: edge },
      { outline: roundedSquare(0.94, 0.06), y: 0, tint: light },
    ]);
    return moved(tile, x, 0, z);
  });
}

const TERRACE = SEA + 0.47;

function cypress(x: number, z: number, height: number): Shape {
  const crown = new SphereGeometry(0.085, 7, 7).scale(1, height / 0.17, 1);
  return moved(
    paint(faceted(crown), (at) => (at.y > 0 ? "#4f7d4a" : "#3c6440")),
    x,
    TERRACE + height / 2,
    z,
  );
}

function bush(x: number, z: number, size: number, tint: string): Shape {
  return moved(paint(faceted(new IcosahedronGeometry(size, 1)), tint), x, TERRACE + size * 0.55, z);
}

/** A whitewashed hut that looks out to sea. */
function hut(x: number, z: number, turn: number, tint: string): Shape {
  const walls = paint(faceted(new BoxGeometry(0.3, 0.24, 0.24)), "#fffdf8");
  const roof = paint(new CylinderGeometry(0.12, 0.12, 0.3, 14, 1, false, 0, Math.PI), tint).rotateZ(
    Math.PI / 2,
  );
  const door = paint(arch(0.08, 0.15), "#2f78bd");
  const parts = join(moved(walls, 0, 0.12, 0), moved(roof, 0, 0.235, 0), moved(door, 0, 0, 0.124));
  return moved(parts, x, TERRACE, z, turn);
}

const GREENS = ["#6f9a4e", "#5d8a4b", "#86ab5c"];
const PINKS = ["#e0559a", "#c93f8c"];

function garden(): Shape[] {
  const trees: [number, number, number][] = [
    [3.1, -2.72, 0.62],
    [2.9, -2.98, 0.48],
    [-3.12, 2.5, 0.56],
    [-3.14, 2.78, 0.42],
    [-3.1, -2.86, 0.6],
    [3.13, 0.95, 0.5],
    [3.12, 2.86, 0.4],
  ];
  const bushes: [number, number, number, string][] = [
    [3.12, -2.2, 0.13, PINKS[0]!],
    [3.1, -1.95, 0.1, GREENS[0]!],
    [-3.1, 2.1, 0.12, GREENS[1]!],
    [-3.12, 1.85, 0.09, PINKS[1]!],
    [-2.5, -3.12, 0.12, GREENS[2]!],
    [-2.2, -3.1, 0.1, PINKS[0]!],
    [1.4, -3.12, 0.11, GREENS[0]!],
    [3.11, 0.6, 0.1, PINKS[1]!],
    [2.3, 3.1, 0.11, GREENS[2]!],
    [2.55, 3.12, 0.08, PINKS[0]!],
    [-1.9, 3.12, 0.1, GREENS[0]!],
    [-3.12, -1.4, 0.1, GREENS[1]!],
    [3.12, 2.4, 0.1, GREENS[1]!],
  ];
  return [
    ...trees.map((tree) => cypress(...tree)),
    ...bushes.map((plant) => bush(...plant)),
    hut(-3.12, -0.4, -Math.PI / 2, "#3f86c8"),
    hut(-3.12, 0.15, -Math.PI / 2, "#fffdf8"),
    hut(0.2, -3.14, Math.PI, "#3f86c8"),
    hut(-0.4, -3.14, Math.PI, "#fffdf8"),
    hut(3.12, -1.1, Math.PI / 2, "#e3c48d"),
  ];
}

export function ground(): Shape {
  return join(cliffs(), ...spaces(), ...garden());
}
