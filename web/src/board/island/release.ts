/** Shapes and paints are shared by all islands, and each remembers every renderer that drew it, page and all, until it is released. */

import { Mesh, Sprite, type Material, type Object3D, type Texture } from "three";

interface Held {
  dispose(): void;
}

export class Release {
  readonly #held = new Set<Held>();

  /** Note what is about to be drawn. */
  note(scene: Object3D): void {
    scene.traverse((thing) => {
      if (!(thing instanceof Mesh || thing instanceof Sprite)) return;
      this.#held.add(thing.geometry);
      for (const material of [thing.material].flat() as (Material & { map?: Texture | null })[]) {
        this.#held.add(material);
        if (material.map) this.#held.add(material.map);
      }
    });
  }

  /** Let go of everything that was drawn. Whatever is drawn again is taken up anew. */
  all(): void {
    this.#held.forEach((held) => held.dispose());
    this.#held.clear();
  }
}
