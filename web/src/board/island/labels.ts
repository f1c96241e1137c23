/** Words on the island: names of files and ranks along its edge, and the level on every tower. */

import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  MeshBasicMaterial,
  Vector3,
  type Camera,
  type Texture,
} from "three";
import type { Scene } from "../scene";
import { middle, top, WIDTHS } from "./place";
import { before, type Body } from "./sight";
import { picture } from "./signs";

const CELL = 96;
const SIZE = 0.115; // the radius of a number's disc
/** Where on its roof a number can be, to the right and to the front. */
const CORNERS = [
  [-0.8, 0.95],
  [0.8, 0.95],
  [-1, 0.2],
  [1, 0.2],
] as const;
const UP = new Vector3(0, 1, 0);

/** Rectangles that each show one cell of a picture. */
class Labels extends Mesh<BufferGeometry, MeshBasicMaterial> {
  readonly #cells: number;

  constructor(count: number, texture: Texture, cells: number) {
    super(
      new BufferGeometry(),
      new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false }),
    );
    this.#cells = cells;
    this.geometry.setAttribute("position", new BufferAttribute(new Float32Array(count * 12), 3));
    this.geometry.setAttribute("uv", new BufferAttribute(new Float32Array(count * 8), 2));
    this.geometry.setIndex(
      Array.from({ length: count }, (_, n) => [0, 1, 2, 0, 2, 3].map((m) => 4 * n + m)).flat(),
    );
    this.frustumCulled = false;
  }

  /** Show a cell at a place; `right` and `up` reach from its middle to its sides. */
  put(n: number, cell: number, at: Vector3, right: Vector3, up: Vector3): void {
    const { position, uv } = this.geometry.attributes as Record<string, BufferAttribute>;
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].forEach(([x, y], corner) => {
      const point = at.clone().addScaledVector(right, x!).addScaledVector(up, y!);
      position!.setXYZ(4 * n + corner, point.x, point.y, point.z);
      uv!.setXY(4 * n + corner, (cell + (x! + 1) / 2) / this.#cells, (y! + 1) / 2);
    });
    position!.needsUpdate = uv!.needsUpdate = true;
  }
}

function written(words: string, draw: (pen: CanvasRenderingContext2D, letter: string) => void): Texture {
  return picture(
    (pen) => {
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      [...words].forEach((letter, n) => {
        pen.setTransform(1, 0, 0, 1, (n + 0.5) * CELL, CELL / 2);
        draw(pen, letter);
      });
    },
    CELL * words.length,
    CELL,
  );
}

/** Files and ranks along the edges before and to the left of the player. */
export class Coordinates extends Labels {
  constructor() {
    const texture = written("abcde12345", (pen, letter) => {
      pen.font = "700 72px system-ui, sans-serif";
      pen.fillStyle = "#8a6d3b";
      pen.fillText(letter, 0, 4);
    });
    super(10, texture, 10);
  }

  /** `quarter` tells from which side the player looks. */
  show(quarter: number): void {
    const turned = (x: number, y: number, z: number) =>
      new Vector3(x, y, z).applyAxisAngle(UP, (quarter * Math.PI) / 2);
    const [right, up] = [turned(0.115, 0, 0), turned(0, 0, -0.115)];
    for (let n = 0; n < 5; n++) {
      for (const [edge, at] of [turned(n - 2, -0.04, 2.635), turned(-2.635, -0.04, n - 2)].entries()) {
        const cell = Math.abs(at.z) > 2.5 ? at.x + 2 : 7 - at.z;
        this.put(5 * edge + n, Math.round(cell), at, right, up);
      }
    }
  }
}

/** The level of every tower on a small disc that faces the player. */
export class Numerals extends Labels {
  constructor() {
    const texture = written("123", (pen, letter) => {
      pen.fillStyle = "#ffffff";
      pen.strokeStyle = "#3c6c94";
      pen.lineWidth = 5;
      pen.beginPath();
      pen.arc(0, 0, 41, 0, 2 * Math.PI);
      pen.fill();
      pen.stroke();
      pen.font = "700 60px system-ui, sans-serif";
      pen.fillStyle = "#1d4469";
      pen.fillText(letter, 0, 5);
    });
    super(25, texture, 3);
    this.renderOrder = 1; // after what is seen through
  }

  /** Show the numbers where they are seen; where each of them is comes back. */
  show({ levels }: Scene, camera: Camera, bodies: Body[]): { space: number; at: Vector3 }[] {
    const [right, up, back] = [new Vector3(), new Vector3(), new Vector3()];
    camera.matrixWorld.extractBasis(right, up, back);
    const near = back.clone().setY(0).normalize();
    const rim = [right, up].flatMap((way) => [-1, 1].map((to) => way.clone().multiplyScalar(to * SIZE)));
    const seen = (space: number, at: Vector3) =>
      rim.every((to) => !before(camera.position, at.clone().add(to), space, bodies).length);
    return levels.flatMap((level, space) => {
      const { x, z } = middle(space);
      const reach = level ? WIDTHS[level - 1]! / 2 : 0;
      const spots = CORNERS.map(([aside, forward]) =>
        new Vector3(x, top(level) + 0.05, z)
          .addScaledVector(right, aside * reach)
          .addScaledVector(near, forward * reach)
          .addScaledVector(back, 0.12),
      );
      const at = (level && spots.find((spot) => seen(space, spot))) || spots[0]!;
      const size = level ? SIZE : 0;
      this.put(
        space,
        Math.max(level - 1, 0),
        at,
        right.clone().multiplyScalar(size),
        up.clone().multiplyScalar(size),
      );
      return level ? [{ space, at }] : [];
    });
  }
}
