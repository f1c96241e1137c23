/** Where a game is shown: the scene as the boards draw it, and the events that change it one after another. */

import type { Event, View } from "$/protocol";
import { play } from "$/sound/sound.svelte";
import { soundOf } from "$/sound/sounds";
import { calm, settings } from "$/ui/settings.svelte";
import { apply, bare, crowded, sceneOf, type Scene } from "./scene";

const BEAT = 480; // milliseconds for one event at speed 1
const PATIENCE = 3; // with more than this many changes waiting, they are shown at once
const SIGNALS = ["cancel", "win"]; // events that are shown although no piece moves

/** By how many of these parts of a circle somebody at this angle has gone around the board, seen from above. */
export function turnsOf(azimuth: number, parts: number): number {
  return ((Math.round((azimuth * parts) / (2 * Math.PI)) % parts) + parts) % parts;
}

export class Stage {
  scene = $state.raw<Scene>(bare);
  /** From where the board is seen: 0 from the south, then by the east. */
  azimuth = $state(0);
  /** The event being shown. */
  now = $state.raw<Event | null>(null);
  /** How many milliseconds pieces take to where the scene has them. */
  duration = $state(0);
  /** 1 is usual, 2 twice as fast, 0 at once. The player's setting, unless it is set here. */
  speed = $derived(settings.speed);

  #waiting = $state(0);
  #era = 0;
  #queue = Promise.resolve();
  #skip = () => {};

  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Show a position at once, and forget what was still to be played. */
  show(view: View): void {
    this.#era++;
    this.#skip();
    this.duration = 0;
    this.now = null;
    this.scene = sceneOf(view, this.scene);
  }

  /** Play events one after another, ending exactly at the view. Without events, pieces go straight to it. */
  play(events: Event[], view: View): Promise<void> {
    const era = this.#era;
    this.#waiting++;
    this.#queue = this.#queue.then(async () => {
      await this.#perform(events, view, () => era === this.#era);
      this.#waiting--;
    });
    return this.#queue;
  }

  async #perform(events: Event[], view: View, wanted: () => boolean): Promise<void> {
    for (let n = 0; n < events.length && wanted(); n++) {
      let scene = apply(this.scene, events[n]!, view);
      // Whoever makes room for another does so in the same motion.
      while (crowded(scene) && n + 1 < events.length) scene = apply(scene, events[++n]!, view);
      if (scene !== this.scene || SIGNALS.includes(events[n]!.kind)) await this.#beat(scene, events[n]!);
    }
    if (!wanted()) return;
    if (!events.length) await this.#beat(sceneOf(view, this.scene), null);
    else this.scene = sceneOf(view, this.scene);
    this.now = null;
  }

  async #beat(scene: Scene, event: Event | null): Promise<void> {
    const behind = this.#waiting - 1;
    const length = this.speed && behind <= PATIENCE ? BEAT / this.speed / (1 + behind) : 0;
    const sound = event && behind <= PATIENCE && soundOf(event, this.scene);
    if (sound) play(sound);
    this.duration = calm() ? 0 : length;
    this.now = event;
    this.scene = scene;
    if (!length) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, length);
      this.#skip = () => (clearTimeout(timer), done());
    });
  }
}
