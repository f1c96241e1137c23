/**
 * Which space is meant by a point of the screen: the one whose drawing is there. What is asked are the very things
 * that are drawn; each tells its space in `userData.space`, or in `userData.spaces` one for each of its instances.
 */

import {
  Plane,
  Raycaster,
  Sprite,
  Vector2,
  Vector3,
  type Camera,
  type Intersection,
  type Object3D,
} from "three";
import { DISC } from "./signs";

const GROUND = new Plane(new Vector3(0, 1, 0), 0);
const FINGER = 13; // pixels by which a finger may miss, and a mouse
const MOUSE = 4;
const AROUND = Array.from({ length: 12 }, (_, n) => (n * Math.PI) / 6);

/** A spot on the screen in pixels, and how large that is. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Met {
  space: number;
  /** Is it seen through? */
  veiled: boolean;
}

export class Picker {
  readonly #camera: Camera;
  readonly #things: Object3D[];
  readonly #caster = new Raycaster();

  constructor(camera: Camera, things: Object3D[]) {
    this.#camera = camera;
    this.#things = things;
  }

  /** The space that is drawn there. Through what has given way, a space that can be chosen is met first. */
  spaceAt(spot: Spot, open: Set<number>): number | null {
    const met = this.#along(spot);
    const clear = met.findIndex(({ veiled }) => !veiled);
    const seen = met.slice(0, clear < 0 ? met.length : clear + 1);
    return (seen.find(({ space }) => open.has(space)) ?? seen[0])?.space ?? null;
  }

  /** The space that is meant there: a miss by a little means what can be chosen. */
  meant(spot: Spot, open: Set<number>, touch: boolean): number | null {
    const straight = this.spaceAt(spot, open);
    if (straight !== null && open.has(straight)) return straight;
    const most = touch ? FINGER : MOUSE;
    for (const reach of [most / 3, (2 * most) / 3, most])
      for (const angle of AROUND) {
        const aside = { ...spot, x: spot.x + reach * Math.cos(angle), y: spot.y + reach * Math.sin(angle) };
        const space = this.spaceAt(aside, open);
        if (space !== null && open.has(space)) return space;
      }
    return straight;
  }

  /** What the ray from the eye meets, from near to far; signs are drawn over everything. */
  #along({ x, y, width, height }: Spot): Met[] {
    this.#caster.setFromCamera(new Vector2((2 * x) / width - 1, 1 - (2 * y) / height), this.#camera);
    const hits = this.#caster.intersectObjects(this.#things).filter((hit) => spaceOf(hit) !== undefined);
    const met = [...hits.filter(onSign), ...hits.filter(({ object }) => !(object instanceof Sprite))].map(
      (hit) => ({ space: spaceOf(hit)!, veiled: !!hit.object.userData.veiled }),
    );
    const ground = this.#caster.ray.intersectPlane(GROUND, new Vector3());
    const [file, rank] = ground ? [Math.round(ground.x) + 2, 2 - Math.round(ground.z)] : [-1, -1];
    if (file >= 0 && file < 5 && rank >= 0 && rank < 5) met.push({ space: 5 * rank + file, veiled: false });
    return met;
  }
}

function spaceOf({ object, instanceId }: Intersection): number | undefined {
  const { space, spaces } = object.userData as { space?: number; spaces?: number[] };
  return instanceId === undefined ? space : spaces?.[instanceId];
}

/** Is the disc met, and not a corner of its picture? */
function onSign({ object, uv }: Intersection): boolean {
  return object instanceof Sprite && !!uv && uv.distanceTo(new Vector2(0.5, 0.5)) < DISC;
}
