/** The installed version of the app, and the newer one that waits until the player wants it. */

import { registerSW } from "virtual:pwa-register";

const HOUR = 3_600_000;
const LATER = 3_000; // on the first visit the page comes first, then all that is kept for times without a network

class Version {
  /** Is there a newer one? */
  waiting = $state(false);

  #take = async () => {};

  constructor() {
    if (navigator.serviceWorker?.controller) this.#install();
    else setTimeout(() => this.#install(), LATER);
  }

  #install(): void {
    this.#take = registerSW({
      onNeedRefresh: () => (this.waiting = true),
      onNeedReload: () => (this.waiting = true), // another page took it, but this may be in the middle of a game
      onRegisteredSW: (_, registration) => setInterval(() => void registration?.update(), HOUR),
    });
  }

  /** Go on with the newer one. */
  async update(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    await this.#take();
  }
}

export const version = new Version();
