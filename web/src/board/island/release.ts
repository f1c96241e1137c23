/**
 * Shapes and paints are shared by all islands, and each remembers every renderer that drew it, page and all, until it
 * is disposed of.
 */

import { Mesh, Sprite, type BufferGeometry, type Material, type Object3D, type Texture } from "three";

type Held = BufferGeometry | Material | Texture;

export class Release {
  readonly #held = new Set<Held>();

  /** Note what is about to be drawn. */
  note(scene: Object3D): void {
    scene.traverse((thing) => {
      if (!(thing instanceof Mesh || thing instanceof Sprite)) return;
      this.#hold(thing.geometry as BufferGeometry);
      for (const material of [thing.material].flat() as (Material & { map?: Texture | null })[]) {
        this.#hold(material);
        if (material.map) this.#hold(material.map);
      }
    });
  }

  /** Let go of everything that was drawn. Whatever is drawn again is taken up anew. */
  all(): void {
    this.#held.forEach((held) => held.dispose());
  }

  /** What is disposed of before, as the arrow of a turn that is over, is not held any longer. */
  #hold(thing: Held): void {
    if (this.#held.has(thing)) return;
    this.#held.add(thing);
    const forget = () => {
      thing.removeEventListener("dispose", forget);
      this.#held.delete(thing);
    };
    thing.addEventListener("dispose", forget);
  }
}
