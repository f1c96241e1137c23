/// <reference types="vite-plugin-pwa/vanillajs" />
/** The installed version of the app, and the newer one that waits until the player wants it. */

import { registerSW } from "virtual:pwa-register";

const HOUR = 3_600_000;

class Version {
  /** Is there a newer one? */
  waiting = $state(false);

  readonly #take = registerSW({
    onNeedRefresh: () => (this.waiting = true),
    onNeedReload: () => {}, // another page wanted the newer one, and this may be in the middle of a game
    onRegisteredSW: (_, registration) => setInterval(() => void registration?.update(), HOUR),
  });

  /** Go on with the newer one. */
  async update(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    await this.#take();
  }
}

export const version = new Version();
