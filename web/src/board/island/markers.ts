/** What can be chosen, what is chosen, and what was done last, in light and colour over the pieces. */

import {
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Vector3,
  type Object3D,
} from "three";
import { BAN, changes, ringed, signs, ways, type Marks } from "../marks";
import type { Scene } from "../scene";
import { coming, HEIGHTS, middle, top, WIDTHS } from "./place";
import { roundedSquare } from "./sculpt";
import { sign } from "./signs";
import { block, dome } from "./tower";

const UP = new Vector3(0, 1, 0);
const SIGN = 0.39; // how large a sign is
const GOLD = "#ffcf33";
const INK = { face: "#fff6d6", line: "#5a4000" };
const ALARM = { face: "#b3261e", line: "#ffffff" };
const DUTY = { face: "#ffe9f2", line: "#c2387a" };
const BARRED = { face: "#ffffff", line: "#8c1d18" };

function light(color: string, opacity: number): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color,
    opacity,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
}

const gold = light(GOLD, 0.95);
const glow = light(GOLD, 0.5);
const white = light("#ffffff", 0.95);
const past = light("#0d6a8c", 0.8);
const sending = light("#c3271c", 0.92);
const focus = light("#0a58ff", 1);
const ghost = new MeshLambertMaterial({
  vertexColors: true,
  transparent: true,
  opacity: 0.6,
  emissive: "#5c4300",
});
const ghostDome = new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.65 });

/** A flat band between two outlines. */
function band(outer: [number, number][], inner: [number, number][]): BufferGeometry {
  const place: number[] = [];
  outer.forEach(([x, z], n) => {
    const m = (n + 1) % outer.length;
    const [[x1, z1], [x2, z2], [x3, z3]] = [outer[m]!, inner[m]!, inner[n]!];
    place.push(x, 0, z, x1, 0, z1, x2, 0, z2, x, 0, z, x2, 0, z2, x3, 0, z3);
  });
  const shape = new BufferGeometry();
  shape.setAttribute("position", new Float32BufferAttribute(place, 3));
  return shape;
}

function circle(radius: number): [number, number][] {
  return Array.from({ length: 40 }, (_, n) => [radius * Math.cos(n * 0.157), radius * Math.sin(n * 0.157)]);
}

/** Walls of light that fade upwards, to be seen from every side and over towers. */
function curtain(): BufferGeometry {
  const shape = new CylinderGeometry(0.63, 0.63, 0.55, 4, 1, true)
    .rotateY(Math.PI / 4)
    .translate(0, 0.275, 0);
  const height = shape.getAttribute("position");
  const rgba = Array.from({ length: height.count }, (_, n) => [
    1,
    1,
    1,
    height.getY(n) > 0.1 ? 0 : 0.75,
  ]).flat();
  shape.setAttribute("color", new Float32BufferAttribute(rgba, 4));
  return shape;
}

const frame = band(roundedSquare(0.99, 0.09), roundedSquare(0.87, 0.05));
const ring = band(circle(0.31), circle(0.25));
const spot = band(circle(0.2), circle(0));
const halo = band(circle(0.4), circle(0.3));
const curtains = curtain();
const beam = light(GOLD, 0.8);
beam.vertexColors = true;
const blocks = [0, 1, 2].map(block);
const cupola = dome();

/** A ribbon from one space to another that ends in an arrowhead. */
function arrow(from: Vector3, to: Vector3): BufferGeometry {
  const way = to.clone().sub(from).setY(0);
  const aside = new Vector3(-way.z, 0, way.x).normalize();
  const place: number[] = [];
  const edge = (t: number, reach: number) => {
    const height = from.y + (to.y - from.y) * t + 0.9 * t * (1 - t) + 0.06;
    return from.clone().lerp(to, t).setY(height).addScaledVector(aside, reach).toArray();
  };
  const strip = (t1: number, half1: number, t2: number, half2: number) => {
    const [a, b, c, d] = [edge(t1, -half1), edge(t1, half1), edge(t2, half2), edge(t2, -half2)];
    place.push(...a, ...b, ...c, ...a, ...c, ...d);
  };
  const neck = Math.max(0.45, 1 - 0.42 / way.length());
  const end = Math.max(0.7, 1 - 0.16 / way.length());
  for (let n = 0; n < 12; n++) strip((n / 12) * neck, 0.045, ((n + 1) / 12) * neck, 0.045);
  strip(neck, 0.13, end, 0);
  const shape = new BufferGeometry();
  shape.setAttribute("position", new Float32BufferAttribute(place, 3));
  return shape;
}

export class Markers extends Group {
  readonly #signs: { badge: Object3D; space: number; level: number }[] = [];
  #azimuth = 0;

  /** Let signs lie at the near corner of their roofs, beside whoever stands there. */
  face(azimuth: number): void {
    this.#azimuth = azimuth;
    for (const { badge, space, level } of this.#signs) badge.position.copy(signSpot(space, level, azimuth));
  }

  /** Show marks; `focused` is the space the keyboard is on, `clash` one where a step failed. */
  show(scene: Scene, marks: Marks, focused: number | null, clash: number | null): void {
    for (const child of this.children) if (child.userData.own) (child as Mesh).geometry.dispose();
    this.clear();
    this.#signs.length = 0;
    const height = (space: number) => top(scene.levels[space]!);
    for (const space of changes(marks)) this.#put(new Mesh(frame, past), space, 0.012);
    for (const { src, dst } of ways(marks)) this.#arrow(point(src, height(src)), point(dst, height(dst)));
    for (const { src, dst } of marks.sent)
      this.#arrow(point(src, height(src)), point(dst, height(dst)), sending);
    for (const space of marks.doomed)
      this.#put(sign(signs.kill!, ALARM, true), space, height(space) + 0.75, 0.42);
    for (const space of marks.bound)
      this.#put(sign(signs.mark!, DUTY, true), space, height(space) + 0.8, 0.32);
    for (const space of marks.barred) this.#put(sign(BAN, BARRED), space, height(space) + 0.2, 0.36);
    for (const { space, kind } of marks.targets) this.#target(space, kind, scene.levels[space]!);
    for (const space of ringed(marks)) {
      const chosen = space === marks.selected;
      this.#put(new Mesh(halo, chosen ? gold : white), space, height(space) + 0.02);
    }
    if (focused !== null) {
      this.#put(new Mesh(frame, focus), focused, 0.03);
      this.#put(new Mesh(halo, focus), focused, height(focused) + 0.03);
    }
    if (clash !== null && clash < 25)
      this.#put(sign("M0,-8V3 M0,8V8", ALARM), clash, height(clash) + 0.5, 0.45);
  }

  #target(space: number, kind: string, level: number): void {
    const height = top(level);
    this.#put(new Mesh(frame, gold), space, 0.018);
    this.#put(new Mesh(curtains, beam), space, 0.018);
    const piece = coming(kind, level);
    if (piece === "dome") this.#stand(new Mesh(cupola, ghostDome), space, height);
    else if (piece === "block") {
      this.#stand(new Mesh(blocks[level], ghost), space, height);
      this.#put(new Mesh(frame, gold), space, height + HEIGHTS[level]! + 0.02, WIDTHS[level]);
    } else if (kind === "move" || kind === "place") {
      this.#put(new Mesh(ring, gold), space, height + 0.02, level === 3 ? 0.8 : 1);
      this.#put(new Mesh(spot, glow), space, height + 0.02);
    } else {
      this.#put(new Mesh(halo, gold), space, height + 0.02);
      const badge = sign(signs[kind] ?? signs.several!, INK, true);
      this.#stand(badge, space, height, SIGN);
      this.#signs.push({ badge, space, level });
      this.face(this.#azimuth);
    }
  }

  /** Put up what is tapped for its space. */
  #stand(object: Object3D, space: number, height: number, size = 1): void {
    object.userData.space = space;
    this.#put(object, space, height, size);
  }

  #arrow(from: Vector3, to: Vector3, paint = past): void {
    const mesh = new Mesh(arrow(from, to), paint);
    mesh.userData.own = true;
    this.add(mesh);
  }

  #put(object: Object3D, space: number, height: number, size = 1): void {
    object.position.copy(point(space, height));
    object.scale.setScalar(size);
    this.add(object);
  }
}

/** Where the sign of a space is, seen from this side. */
export function signSpot(space: number, level: number, azimuth: number): Vector3 {
  const reach = level ? WIDTHS[level - 1]! / 2 : 0.4;
  const aside = new Vector3(0.7 * reach, 0.06, 0.7 * reach).applyAxisAngle(UP, azimuth);
  return point(space, top(level)).add(aside);
}

function point(space: number, height: number): Vector3 {
  const { x, z } = middle(space);
  return new Vector3(x, height, z);
}
