/** Everything that stands on the island, brought from one scene to the next. */

import { Group, InstancedMesh, Matrix4, Mesh, MeshLambertMaterial, Vector3, type Material } from "three";
import type { Scene, SceneToken, SceneWorker } from "../scene";
import { figure } from "./figure";
import { smooth, type Motion } from "./motion";
import { glass, glaze, mist, slumber, stone } from "./paints";
import { middle, top } from "./place";
import type { Shape } from "./sculpt";
import { sign } from "./signs";
import { token } from "./token";
import { block, dome } from "./tower";

const SLEEP = "M-8,-5H1L-8,5H1 M4,0H9L4,6H9";
const FLOWER = [0, 1, 2, 3, 4]
  .map(
    (n) =>
      `M${6 * Math.sin(1.257 * n) - 2.5},${-6 * Math.cos(1.257 * n)}a2.5,2.5 0 1 1 5,0a2.5,2.5 0 1 1 -5,0`,
  )
  .join("");
const UNSEEN = "M-9,0Q0,-9 9,0Q0,9 -9,0Z M-8,8L8,-8";

/** What gives way to what is behind it. */
const veil = new MeshLambertMaterial({
  vertexColors: true,
  transparent: true,
  opacity: 0.3,
  depthWrite: false,
});

/** Pieces of one kind of which every space can have one. Those that have given way are seen through. */
class Layer extends Group {
  readonly has = Array<boolean>(25).fill(false);
  readonly #poses = new Map<number, Matrix4>();
  readonly #clear: InstancedMesh;
  readonly #veiled: InstancedMesh;
  #giving = new Set<number>();

  constructor(shape: Shape, material: Material | Material[]) {
    super();
    this.#clear = new InstancedMesh(shape, material, 25);
    this.#veiled = new InstancedMesh(shape, Array.isArray(material) ? material.map(() => veil) : veil, 25);
    this.#veiled.userData.veiled = true;
    for (const mesh of [this.#clear, this.#veiled]) {
      mesh.castShadow = true;
      mesh.frustumCulled = false;
      mesh.count = 0;
    }
    this.#clear.receiveShadow = true;
    this.add(this.#clear, this.#veiled);
  }

  /** Put the piece on a space at this height; at `there` = 0 there is none, at 1 it stands. */
  put(space: number, height: number, there: number): void {
    const { x, z } = middle(space);
    const size = 0.55 + 0.45 * smooth(there);
    const pose = new Matrix4()
      .makeScale(size, size, size)
      .setPosition(x, height + 1.3 * (1 - there * there), z);
    if (there) this.#poses.set(space, pose);
    else this.#poses.delete(space);
    this.#arrange();
  }

  /** Let the pieces on these spaces be seen through, and no others. */
  giveWay(spaces: number[]): void {
    if (spaces.length === this.#giving.size && spaces.every((space) => this.#giving.has(space))) return;
    this.#giving = new Set(spaces);
    this.#arrange();
  }

  #arrange(): void {
    for (const mesh of [this.#clear, this.#veiled]) {
      const spaces = [...this.#poses.keys()].filter(
        (space) => this.#giving.has(space) === (mesh === this.#veiled),
      );
      spaces.forEach((space, n) => mesh.setMatrixAt(n, this.#poses.get(space)!));
      mesh.userData.spaces = spaces;
      mesh.count = spaces.length;
      mesh.instanceMatrix.needsUpdate = true;
      mesh.computeBoundingSphere();
    }
  }
}

export class Cast extends Group {
  readonly #motion: Motion;
  readonly #blocks = [0, 1, 2].map((level) => new Layer(block(level), [stone, glass]));
  readonly #domes = new Layer(dome(), glaze);
  readonly #pieces = new Map<string, Mesh>();
  readonly #shapes = new Map<string, Shape>();
  #facing = 0;
  #time = 0;

  constructor(motion: Motion) {
    super();
    this.#motion = motion;
    this.add(...this.#blocks, this.#domes);
  }

  /** Show a scene, in so many milliseconds; `sliding` pieces stay on the ground instead of jumping. */
  show(scene: Scene, duration: number, sliding: boolean): void {
    for (let space = 0; space < 25; space++) {
      const level = scene.levels[space]!;
      this.#blocks.forEach((layer, n) => this.#set(layer, space, top(n), level > n, duration));
      this.#set(this.#domes, space, top(level), scene.domes[space]!, duration);
    }
    const shown = new Set<string>();
    const put = (id: string, mesh: Mesh, to: Vector3) => {
      shown.add(id);
      if (this.#pieces.has(id)) this.#go(id, mesh, to, duration, sliding);
      else this.#arrive(id, mesh, to, duration);
    };
    for (const worker of scene.workers) {
      const mesh = this.#piece(worker.id, `${worker.side}${worker.woman}`, () =>
        figure(worker.side, worker.woman),
      );
      dress(mesh, worker);
      mesh.userData.alive = true;
      mesh.userData.space = worker.space;
      const { x, z } = middle(worker.space);
      put(worker.id, mesh, new Vector3(x, top(scene.levels[worker.space]!), z));
    }
    for (const piece of scene.tokens) {
      const mesh = this.#piece(piece.id, piece.kind, () => token(piece.kind));
      mesh.scale.setScalar(
        piece.kind === "whirlpool" ? [1, 0.95, 0.76, 0.56][scene.levels[piece.space]!]! : 1,
      );
      mesh.userData.space = piece.space;
      put(piece.id, mesh, resting(piece, scene));
    }
    for (const [id, mesh] of this.#pieces) if (!shown.has(id)) this.#leave(id, mesh, duration);
  }

  /** Let blocks and domes be seen through: on each of these spaces all from this part upwards. */
  giveWay(lowest: Map<number, number>): void {
    [...this.#blocks, this.#domes].forEach((layer, part) =>
      layer.giveWay([...lowest].filter(([, low]) => low <= part).map(([space]) => space)),
    );
  }

  /** Turn figures to the player. */
  face(azimuth: number): void {
    this.#facing = azimuth;
    for (const mesh of this.#pieces.values()) if (mesh.userData.faces) mesh.rotation.y = azimuth;
  }

  /** Workers that wait breathe, and shift a little from foot to foot. */
  breathe(seconds: number): void {
    this.#time += seconds;
    [...this.#pieces.values()]
      .filter(({ userData }) => userData.alive)
      .forEach((mesh, n) => {
        mesh.scale.y = 1 + 0.014 * Math.sin(2.3 * this.#time + 1.7 * n);
        mesh.rotation.z = 0.022 * Math.sin(0.9 * this.#time + 2.1 * n);
      });
  }

  /** The workers of a side jump for joy. */
  cheer(scene: Scene, side: number, duration: number): void {
    for (const { id } of scene.workers.filter((worker) => worker.side === side)) {
      const mesh = this.#pieces.get(id)!;
      const { y } = mesh.position;
      const jump = (t: number) => (mesh.position.y = y + 0.3 * Math.abs(Math.sin(2 * Math.PI * t)));
      this.#motion.run(id, duration, jump, () => (mesh.position.y = y));
    }
  }

  #set(layer: Layer, space: number, height: number, wanted: boolean, duration: number): void {
    if (layer.has[space] === wanted) return;
    layer.has[space] = wanted;
    const way = (t: number) => layer.put(space, height, wanted ? t : 1 - t);
    this.#motion.run(`${layer.id}-${space}`, duration, way);
  }

  #piece(id: string, look: string, make: () => Shape): Mesh {
    const known = this.#pieces.get(id);
    if (known) return known;
    const shape = this.#shapes.get(look) ?? this.#shapes.set(look, make()).get(look)!;
    const mesh = new Mesh(shape, stone);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.userData.faces = !["coin", "whirlpool", "abyss", "fate"].includes(look);
    if (mesh.userData.faces) mesh.rotation.y = this.#facing;
    return mesh;
  }

  #arrive(id: string, mesh: Mesh, to: Vector3, duration: number): void {
    this.#pieces.set(id, mesh);
    this.add(mesh);
    this.#motion.run(id, duration, (t) => mesh.position.copy(to).setY(to.y + 1.2 * (1 - t * t)));
  }

  #go(id: string, mesh: Mesh, to: Vector3, duration: number, sliding: boolean): void {
    const from = mesh.position.clone();
    const far = Math.hypot(to.x - from.x, to.z - from.z);
    if (far < 1e-4 && Math.abs(to.y - from.y) < 1e-4) return;
    const jump = far < 1e-4 ? 0 : sliding ? 0.05 : 0.3 + 0.25 * Math.max(0, Math.abs(to.y - from.y) - 0.4);
    this.#motion.run(id, duration, (t) => {
      mesh.position.lerpVectors(from, to, smooth(t));
      mesh.position.y += jump * 4 * t * (1 - t);
    });
  }

  #leave(id: string, mesh: Mesh, duration: number): void {
    this.#pieces.delete(id);
    const from = mesh.position.clone();
    const sink = (t: number) => {
      mesh.position.y = from.y - 0.7 * smooth(t);
      mesh.scale.setScalar(1 - 0.6 * t);
    };
    this.#motion.run(id, duration, sink, () => this.remove(mesh));
  }
}

/** What is special about a worker is seen on it. */
function dress(mesh: Mesh, { secret, asleep, marked }: SceneWorker): void {
  mesh.material = secret ? mist : asleep ? slumber : stone;
  mesh.castShadow = !secret;
  mesh.clear();
  const wanted = [
    asleep && sign(SLEEP, { face: "#e8eef8", line: "#24425c" }),
    marked && sign(FLOWER, { face: "#ffe9f2", line: "#c2387a" }),
    secret && sign(UNSEEN, { face: "#ffffff", line: "#2a2438" }),
  ].filter((found) => !!found);
  wanted.forEach((badge, n) => {
    badge.position.set(0.26, 0.72 - n * 0.27, 0);
    badge.scale.setScalar(0.26);
    mesh.add(badge);
  });
}

/** Where a token lies: beside whoever stands there. */
function resting({ kind, space }: SceneToken, scene: Scene): Vector3 {
  const { x, z } = middle(space);
  const height = top(scene.levels[space]!);
  const taken = scene.domes[space] || scene.workers.some((worker) => worker.space === space);
  if (kind === "fate") return new Vector3(x, 0, z);
  if (kind === "coin" && taken) return new Vector3(x + 0.27, height, z + 0.27);
  return new Vector3(x, height, z);
}
