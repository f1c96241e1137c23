/** The player's eye: it circles the island by drag, comes nearer by wheel or pinch, and tells a tap from a drag. */

import { Spherical, Vector3, type PerspectiveCamera } from "three";
import { calm } from "$/ui/settings.svelte";

const UP = new Vector3(0, 1, 0);
const NEARER = new Vector3(0, 0, 0.4); // what is near takes more room, so the eye aims before the middle
const STEEP = [0.12, 1.15] as const;
const NEAR = [0.55, 1.35] as const;
const USUAL = 0.62; // the angle from the zenith
const FOLLOWING = 14; // how fast the eye goes after the hand, and how fast it comes by itself
const VISITING = 2.6;
const SLACK = 7; // pixels a tap may wander

const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(Math.max(value, low), high);

/** What should be in the picture from the usual place. */
const EDGES = [-1, 1].flatMap((x) => [
  new Vector3(3.1 * x, -0.6, 3.5),
  new Vector3(3.2 * x, -0.35, -3.2),
  new Vector3(2.3 * x, 1.5, -2.3),
]);

interface Watching {
  tapped: (x: number, y: number, touch: boolean) => void;
  hovered: (x: number, y: number) => void;
}

export class Orbit {
  readonly #camera: PerspectiveCamera;
  readonly #now = new Spherical(1, USUAL, 0);
  readonly #goal = new Spherical(1, USUAL, 0);
  readonly #pointers = new Map<number, { x: number; y: number }>();
  /** What the eye is to look at besides the middle, and how far it has come. */
  readonly #aim = new Vector3();
  readonly #looking = new Vector3();
  #home = 0;
  #distance = 10;
  #dragged = false;
  #touch = false;
  /** Where the finger came down. A click may say otherwise: browsers move it to a button nearby. */
  #at = { x: 0, y: 0 };

  constructor(camera: PerspectiveCamera) {
    this.#camera = camera;
  }

  get azimuth(): number {
    return this.#now.theta;
  }

  /** Sit at the south of the board, or at its north. */
  sit(north: boolean): void {
    this.#home = north ? Math.PI : 0;
    this.#goal.set(1, USUAL, this.#home);
    this.#now.copy(this.#goal);
    this.#place();
  }

  /** Come near a space and look at it from a little aside, until `reset`. */
  visit(x: number, z: number): void {
    this.#aim.set(x, 0.5, z);
    this.#goal.set(0.66, 0.8, this.#now.theta + 0.45);
  }

  reset(): void {
    this.#aim.set(0, 0, 0);
    const turns = Math.round((this.#now.theta - this.#home) / (2 * Math.PI));
    this.#goal.set(1, USUAL, this.#home + turns * 2 * Math.PI);
  }

  /** Step back just far enough to see the whole board. */
  fit(): void {
    const before = this.#now.clone();
    this.#now.set(1, USUAL, 0);
    let [near, far] = [4, 60];
    for (let n = 0; n < 16; n++) {
      this.#distance = (near + far) / 2;
      this.#place();
      const inside = EDGES.every((edge) => {
        const { x, y } = edge.clone().project(this.#camera);
        return Math.abs(x) < 1 && Math.abs(y) < 1;
      });
      if (inside) far = this.#distance;
      else near = this.#distance;
    }
    this.#now.copy(before);
    this.#place();
  }

  /** Follow the hand. Is the eye still moving? */
  advance(seconds: number): boolean {
    const [now, goal] = [this.#now, this.#goal];
    const rest =
      this.#looking.distanceTo(this.#aim) +
      Math.abs(goal.radius - now.radius) +
      Math.abs(goal.phi - now.phi) +
      Math.abs(goal.theta - now.theta);
    if (rest === 0) return false;
    const haste = this.#aim.lengthSq() ? VISITING : FOLLOWING;
    const part = calm() || rest < 1e-3 ? 1 : 1 - Math.exp(-haste * seconds);
    this.#looking.lerp(this.#aim, part);
    now.radius += (goal.radius - now.radius) * part;
    now.phi += (goal.phi - now.phi) * part;
    now.theta += (goal.theta - now.theta) * part;
    if (part === 1) now.copy(goal);
    this.#place();
    return true;
  }

  #place(): void {
    const { radius, phi, theta } = this.#now;
    const aim = NEARER.clone()
      .applyAxisAngle(UP, theta)
      .lerp(this.#looking, Math.min(1, this.#looking.length()));
    const corner = 1 + 0.14 * Math.sin(2 * theta) ** 2; // over a corner the board is wider
    this.#camera.position.setFromSphericalCoords(radius * corner * this.#distance, phi, theta).add(aim);
    this.#camera.lookAt(aim);
    this.#camera.updateMatrixWorld();
  }

  /** Listen to a surface until the signal says stop. */
  watch(surface: HTMLElement, signal: AbortSignal, { tapped, hovered }: Watching): void {
    const pointers = this.#pointers;
    surface.addEventListener(
      "pointerdown",
      (event) => {
        if (!pointers.size) this.#dragged = false;
        this.#touch = event.pointerType === "touch";
        this.#at = { x: event.clientX, y: event.clientY };
        pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      { signal },
    );
    surface.addEventListener("pointermove", (event) => this.#drag(event, surface, hovered), { signal });
    for (const end of ["pointerup", "pointercancel"] as const)
      addEventListener(end, ({ pointerId }) => pointers.delete(pointerId), { signal });
    surface.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.#zoom(Math.exp(event.deltaY * 0.0012));
      },
      { signal, passive: false },
    );
    surface.addEventListener(
      "click",
      (event) => {
        if (this.#dragged) event.stopPropagation();
        else if (event.detail) tapped(this.#at.x, this.#at.y, this.#touch);
      },
      { signal, capture: true },
    );
  }

  #drag(event: PointerEvent, surface: HTMLElement, hovered: Watching["hovered"]): void {
    const from = this.#pointers.get(event.pointerId);
    if (!from) return hovered(event.clientX, event.clientY);
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!this.#dragged && Math.hypot(dx, dy) < SLACK) return;
    if (!this.#dragged) surface.setPointerCapture(event.pointerId);
    this.#dragged = true;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [before, after] = [from, { x: event.clientX, y: event.clientY }].map(({ x, y }) =>
        Math.hypot(x - other.x, y - other.y),
      ) as [number, number];
      this.#zoom(before / Math.max(after, 1));
    } else {
      const scale = 3.4 / surface.clientHeight;
      this.#goal.theta -= dx * scale;
      this.#goal.phi = clamp(this.#goal.phi - dy * scale, STEEP);
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #zoom(factor: number): void {
    this.#goal.radius = clamp(this.#goal.radius * factor, NEAR);
  }
}
