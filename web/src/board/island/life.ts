/** Boats that rock on the water and gulls that circle above. */

import { BufferGeometry, CylinderGeometry, Float32BufferAttribute, Group, Mesh } from "three";
import { stone } from "./paints";
import { SEA } from "./place";
import { join, loft, moved, paint, type Shape } from "./sculpt";

/** A triangle seen from both sides. */
function sail(points: number[], tint: string): Shape {
  const [a, b, c] = [points.slice(0, 3), points.slice(3, 6), points.slice(6)];
  const shape = new BufferGeometry();
  shape.setAttribute("position", new Float32BufferAttribute([...a, ...b, ...c, ...a, ...c, ...b], 3));
  shape.computeVertexNormals();
  return paint(shape, tint);
}

function boat(hull: string): Shape {
  const outline = (grown: number): [number, number][] =>
    Array.from({ length: 16 }, (_, n) => {
      const angle = (n * Math.PI) / 8;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      return [(0.1 + grown) * x * (1 - 0.55 * Math.max(z, 0) ** 2), (0.28 + grown) * z];
    });
  return join(
    loft([
      { outline: outline(-0.03), y: -0.04, tint: hull },
      { outline: outline(0), y: 0.06, tint: hull },
      { outline: outline(0.012), y: 0.08, tint: "#ffffff" },
      { outline: outline(-0.015), y: 0.08, tint: "#ffffff" },
      { outline: outline(-0.02), y: 0.055, tint: "#c69a63" },
    ]),
    moved(paint(new CylinderGeometry(0.01, 0.013, 0.56, 6), "#8a6238"), 0, 0.32, 0.02),
    sail([0, 0.57, 0.02, 0, 0.12, -0.24, 0, 0.12, 0.01], "#fffaf0"),
    sail([0, 0.5, 0.03, 0, 0.12, 0.04, 0, 0.12, 0.25], "#f3e6cf"),
  );
}

function gull(): Shape {
  return join(
    sail([0, 0, 0.07, 0.22, 0.06, -0.02, 0, 0, -0.05], "#ffffff"),
    sail([0, 0, 0.07, -0.22, 0.06, -0.02, 0, 0, -0.05], "#f1f4f6"),
    sail([0.22, 0.06, -0.02, 0.34, 0.02, -0.09, 0.18, 0.045, -0.03], "#8b98a3"),
    sail([-0.22, 0.06, -0.02, -0.34, 0.02, -0.09, -0.18, 0.045, -0.03], "#8b98a3"),
  );
}

export class Life extends Group {
  readonly #boats = [
    { mesh: new Mesh(boat("#2f78bd"), stone), x: -3.4, z: -5.2, course: 0.9 },
    { mesh: new Mesh(boat("#d0503a"), stone), x: 5.3, z: -3.4, course: 2.5 },
    { mesh: new Mesh(boat("#3d8f86"), stone), x: -5.2, z: 1.6, course: 4.1 },
  ];
  readonly #gulls: Mesh[];
  #time = 0;

  constructor() {
    super();
    const shape = gull();
    this.#gulls = [0, 1, 2].map(() => new Mesh(shape, stone));
    this.add(...this.#boats.map(({ mesh }) => mesh), ...this.#gulls);
    this.advance(0);
  }

  advance(seconds: number): void {
    this.#time += seconds;
    const time = this.#time;
    this.#boats.forEach(({ mesh, x, z, course }, n) => {
      mesh.position.set(x, SEA + 0.02 * Math.sin(1.3 * time + n), z);
      mesh.rotation.set(0.05 * Math.sin(time + 2 * n), course, 0.08 * Math.sin(1.1 * time + n));
    });
    this.#gulls.forEach((mesh, n) => {
      const angle = -0.13 * time + n * 0.5 + 2.4;
      const far = 4.1 + 0.5 * n;
      mesh.position.set(
        far * Math.cos(angle),
        1.1 + 0.25 * n + 0.1 * Math.sin(time + n),
        far * Math.sin(angle),
      );
      mesh.rotation.set(0, -angle, 0.25);
      mesh.scale.set(0.6, 0.6 * (0.8 + 0.9 * Math.sin(4 * time + 2 * n)), 0.6);
    });
  }
}
