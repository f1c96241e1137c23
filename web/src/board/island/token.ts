/** What powers lay on the board. */

import { CylinderGeometry, SphereGeometry, TorusGeometry } from "three";
import type { Token } from "$/protocol";
import { box, join, moved, paint, type Shape } from "./sculpt";

function ball(radius: number, x: number, y: number, z: number, tint: string): Shape {
  const [around, down] = radius < 0.05 ? [6, 4] : [12, 8];
  return moved(paint(new SphereGeometry(radius, around, down), tint), x, y, z);
}

function disc(radius: number, height: number, y: number, tint: string): Shape {
  return moved(paint(new CylinderGeometry(radius, radius, height, 32), tint), 0, y, 0);
}

/** Gold, with a temple in relief. */
function coin(): Shape {
  return join(
    disc(0.21, 0.06, 0.03, "#e0a92a"),
    disc(0.18, 0.066, 0.033, "#f6cb4f"),
    box(0.2, 0.03, 0.035, 0, 0.06, 0.08, "#a87412"),
    box(0.16, 0.03, 0.035, 0, 0.06, -0.08, "#a87412"),
    ...[-0.06, 0, 0.06].map((x) => box(0.03, 0.03, 0.15, x, 0.06, 0, "#a87412")),
  );
}

/** Rings of water around a dark throat, with three arms of foam. */
function whirlpool(): Shape {
  const arms = [0, 1, 2].flatMap((arm) =>
    Array.from({ length: 12 }, (_, n) => {
      const [far, angle] = [0.08 + n * 0.024, (arm * 2 * Math.PI) / 3 + n * 0.23];
      return ball(
        0.02 + n * 0.0007,
        far * Math.cos(angle),
        0.03 + n * 0.001,
        far * Math.sin(angle),
        "#eefaff",
      );
    }),
  );
  return join(
    disc(0.4, 0.03, 0.015, "#2391bd"),
    disc(0.31, 0.034, 0.017, "#1b7aa6"),
    disc(0.2, 0.038, 0.019, "#14618a"),
    disc(0.08, 0.042, 0.021, "#072b42"),
    ...arms,
  );
}

/** The bronze giant on his plinth. */
function talus(): Shape {
  const [bronze, dark, bright] = ["#b9712f", "#8f521f", "#d08d48"];
  return join(
    box(0.46, 0.08, 0.4, 0, 0.04, 0, "#a79d86"),
    ...[-0.09, 0.09].map((x) => box(0.12, 0.24, 0.14, x, 0.2, 0, dark)),
    box(0.34, 0.26, 0.2, 0, 0.42, 0, bronze),
    ...[-0.23, 0.23].map((x) => box(0.11, 0.32, 0.14, x, 0.38, 0, dark)),
    box(0.2, 0.18, 0.18, 0, 0.64, 0, bright),
    box(0.21, 0.03, 0.19, 0, 0.66, 0.005, "#4f2d10"),
    box(0.05, 0.16, 0.24, 0, 0.75, -0.02, "#3f8f80"),
  );
}

/** The Ram with the Golden Fleece. */
function ram(): Shape {
  const [gold, horn] = ["#f4c63f", "#cdb183"];
  const legs = [-0.1, 0.1].flatMap((x) =>
    [-0.1, 0.12].map((z) => box(0.06, 0.18, 0.06, x, 0.09, z, "#5d4024")),
  );
  const wool = [-0.13, 0, 0.13].flatMap((z) =>
    [-0.08, 0.08].flatMap((x) => [0.22, 0.32].map((y) => ball(0.12, x, y, z, gold))),
  );
  const curl = (x: number) =>
    moved(paint(new TorusGeometry(0.07, 0.028, 8, 18, 5.2), horn), x, 0.44, 0.24, Math.PI / 2);
  return join(
    ...legs,
    ...wool,
    ball(0.09, 0, 0.4, 0.26, "#fbe9c0"),
    ball(0.06, 0, 0.35, 0.33, "#fbe9c0"),
    curl(-0.1),
    curl(0.1),
    ...[-0.05, 0.05].map((x) => ball(0.014, x, 0.43, 0.34, "#2a2438")),
  );
}

/** A hole into the dark. */
function abyss(): Shape {
  return join(
    disc(0.3, 0.02, 0.01, "#f4ecff"),
    disc(0.275, 0.024, 0.012, "#5a2380"),
    disc(0.2, 0.028, 0.014, "#2b0b41"),
    disc(0.12, 0.032, 0.016, "#050008"),
  );
}

/** A thread laid around the space. */
function fate(): Shape {
  const stitches = [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4].flatMap((n) => [
    box(0.1, 0.02, 0.035, n, 0.012, 0.46, "#9a3fd0"),
    box(0.1, 0.02, 0.035, n, 0.012, -0.46, "#9a3fd0"),
    box(0.035, 0.02, 0.1, 0.46, 0.012, n, "#9a3fd0"),
    box(0.035, 0.02, 0.1, -0.46, 0.012, n, "#9a3fd0"),
  ]);
  return join(...stitches);
}

const shapes: Record<Token["kind"], () => Shape> = { coin, whirlpool, talus, ram, abyss, fate };

export function token(kind: Token["kind"]): Shape {
  return shapes[kind]();
}
