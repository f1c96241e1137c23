/** Shapes out of coloured triangles. One material paints them all, so that a whole figure is one thing to draw. */

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Matrix4,
  Vector3,
} from "three";

export type Shape = BufferGeometry;
type Tint = string | ((at: Vector3) => string);
type Point = [x: number, z: number];

const colours = new Map<string, Color>();
const colour = (name: string) => colours.get(name) ?? colours.set(name, new Color(name)).get(name)!;

/** Give a shape its colour, the same everywhere or by place. */
export function paint(shape: Shape, tint: Tint): Shape {
  const solid = shape.index ? shape.toNonIndexed() : shape;
  const position = solid.getAttribute("position");
  const at = new Vector3();
  const rgb = new Float32Array(position.count * 3);
  for (let n = 0; n < position.count; n++) {
    const name = typeof tint === "string" ? tint : tint(at.fromBufferAttribute(position, n));
    colour(name).toArray(rgb, n * 3);
  }
  solid.setAttribute("color", new BufferAttribute(rgb, 3));
  return solid;
}

/** With flat faces instead of smooth ones. */
export function faceted(shape: Shape): Shape {
  const solid = shape.index ? shape.toNonIndexed() : shape;
  solid.computeVertexNormals();
  return solid;
}

/** Painted shapes as one. */
export function join(...shapes: Shape[]): Shape {
  const joined = new BufferGeometry();
  for (const name of ["position", "normal", "color"]) {
    const parts = shapes.map((shape) => shape.getAttribute(name).array);
    const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
    let end = 0;
    for (const part of parts) {
      all.set(part, end);
      end += part.length;
    }
    joined.setAttribute(name, new BufferAttribute(all, 3));
  }
  return joined;
}

export function moved(shape: Shape, x: number, y: number, z: number, turn = 0, scale = 1): Shape {
  const matrix = new Matrix4()
    .makeRotationY(turn)
    .scale(new Vector3(scale, scale, scale))
    .setPosition(x, y, z);
  return shape.clone().applyMatrix4(matrix);
}

/** A box of one colour around a point. */
export function box(
  width: number,
  height: number,
  depth: number,
  x: number,
  y: number,
  z: number,
  tint: string,
): Shape {
  return moved(paint(faceted(new BoxGeometry(width, height, depth)), tint), x, y, z);
}

/** Four times, once for each wall of a tower. */
export function around(shape: Shape): Shape[] {
  return [0, 1, 2, 3].map((quarter) => moved(shape, 0, 0, 0, (quarter * Math.PI) / 2));
}

/** A square outline with round corners. */
export function roundedSquare(width: number, radius: number, steps = 3): Point[] {
  const inner = width / 2 - radius;
  const points: Point[] = [];
  for (let corner = 0; corner < 4; corner++) {
    for (let step = 0; step <= steps; step++) {
      const angle = ((corner + step / steps) * Math.PI) / 2;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      const [cx, cz] = [corner === 0 || corner === 3 ? inner : -inner, corner < 2 ? inner : -inner];
      points.push([cx + radius * x, cz + radius * z]);
    }
  }
  return points;
}

/** Walls through outlines of equally many points at rising heights, each ring in its colour, closed on top. */
export function loft(rings: { outline: Point[]; y: number; tint: string }[]): Shape {
  const [place, tints]: [number[], number[]] = [[], []];
  const put = (point: Point, y: number, tint: string) => {
    place.push(point[0], y, point[1]);
    tints.push(...colour(tint).toArray());
  };
  rings.slice(1).forEach((upper, n) => {
    const lower = rings[n]!;
    upper.outline.forEach((here, m) => {
      const m1 = (m + 1) % upper.outline.length;
      const [next, below, belowNext] = [upper.outline[m1]!, lower.outline[m]!, lower.outline[m1]!];
      put(below, lower.y, lower.tint);
      put(here, upper.y, upper.tint);
      put(next, upper.y, upper.tint);
      put(below, lower.y, lower.tint);
      put(next, upper.y, upper.tint);
      put(belowNext, lower.y, lower.tint);
    });
  });
  const top = rings.at(-1)!;
  top.outline.forEach((here, m) => {
    put([0, 0], top.y, top.tint);
    put(top.outline[(m + 1) % top.outline.length]!, top.y, top.tint);
    put(here, top.y, top.tint);
  });
  const shape = new BufferGeometry();
  shape.setAttribute("position", new Float32BufferAttribute(place, 3));
  shape.setAttribute("color", new Float32BufferAttribute(tints, 3));
  shape.computeVertexNormals();
  return shape;
}

/** A flat arch that faces +z, standing on y = 0. */
export function arch(width: number, height: number, round = 6): Shape {
  const radius = width / 2;
  const rim: [number, number][] = [
    [-radius, 0],
    [radius, 0],
  ];
  for (let n = 0; n <= round; n++) {
    const angle = (n * Math.PI) / round;
    rim.push([radius * Math.cos(angle), height - radius + radius * Math.sin(angle)]);
  }
  const place: number[] = [];
  for (let n = 1; n < rim.length - 1; n++)
    for (const [x, y] of [rim[0]!, rim[n]!, rim[n + 1]!]) place.push(x, y, 0);
  const shape = new BufferGeometry();
  shape.setAttribute("position", new Float32BufferAttribute(place, 3));
  shape.computeVertexNormals();
  return shape;
}

/** A shape whose parts take different materials, in order. */
export function layered(...layers: Shape[]): Shape {
  const shape = join(...layers);
  let start = 0;
  layers.forEach((layer, n) => {
    const { count } = layer.getAttribute("position");
    shape.addGroup(start, count, n);
    start += count;
  });
  return shape;
}
