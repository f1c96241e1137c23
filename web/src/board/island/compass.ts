/** Buoys with a needle: where the wind blows, and where the Siren's arrow points. */

import { CylinderGeometry, Group, Mesh, Vector3 } from "three";
import { smooth, type Motion } from "./motion";
import { stone } from "./paints";
import { SEA } from "./place";
import { faceted, join, moved, paint, type Shape } from "./sculpt";

const UP = new Vector3(0, 1, 0);
const WIND = "#2379ac";
const ARROW = "#b5304c";

/** A flat pointed prism that points north. */
function point(radius: number, z: number, tint: string): Shape {
  const prism = new CylinderGeometry(radius, radius, 0.05, 3).rotateY(Math.PI);
  return moved(paint(faceted(prism), tint), 0, 0.13, z);
}

function bar(width: number, length: number, x: number, z: number, turn: number, tint: string): Shape {
  const beam = new CylinderGeometry(Math.SQRT1_2, Math.SQRT1_2, 0.05, 4).rotateY(Math.PI / 4);
  return moved(paint(faceted(beam.scale(width, 1, length)), tint), x, 0.13, z, turn);
}

function buoy(rim: string): Shape {
  return join(
    moved(paint(new CylinderGeometry(0.46, 0.5, 0.16, 36), rim), 0, 0, 0),
    moved(paint(new CylinderGeometry(0.4, 0.4, 0.02, 36), "#fffaf0"), 0, 0.09, 0),
  );
}

const needles = {
  wind: () =>
    join(point(0.2, -0.14, WIND), ...[-0.13, 0, 0.13].map((x) => bar(0.05, 0.26, x, 0.14, 0, WIND))),
  arrow: () =>
    join(
      point(0.15, -0.2, ARROW),
      bar(0.05, 0.5, 0, 0.06, 0, ARROW),
      ...[0.18, 0.27].flatMap((z) => [-1, 1].map((s) => bar(0.04, 0.16, 0.055 * s, z, 0.7 * s, ARROW))),
    ),
};

export class Compass extends Group {
  readonly #motion: Motion;
  readonly #needle: Mesh;
  readonly #side: number;

  constructor(kind: "wind" | "arrow", motion: Motion) {
    super();
    this.#motion = motion;
    this.#needle = new Mesh(needles[kind](), stone);
    this.add(new Mesh(buoy(kind === "wind" ? WIND : ARROW), stone), this.#needle);
    this.#side = kind === "wind" ? -1 : 1;
    this.sit(0);
    this.scale.setScalar(0.85);
    this.visible = false;
  }

  /** Float behind the island, seen by a player who has gone around it by so many quarters. */
  sit(quarter: number): void {
    this.position.set(3.75 * this.#side, SEA + 0.1, -3.6).applyAxisAngle(UP, (quarter * Math.PI) / 2);
  }

  /** Point somewhere (clockwise from north, in eighths), the short way round; null takes the buoy away. */
  turn(direction: number | null, duration: number): void {
    const shown = this.visible;
    this.visible = direction !== null;
    if (direction === null) return;
    const from = this.#needle.rotation.y;
    const goal = (-direction * Math.PI) / 4;
    const way = Math.atan2(Math.sin(goal - from), Math.cos(goal - from));
    const rotate = (t: number) => (this.#needle.rotation.y = from + way * smooth(t));
    if (way) this.#motion.run(this.uuid, shown ? duration : 0, rotate);
  }
}
