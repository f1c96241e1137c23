/** Can the server be reached? The browser and every request tell; while it cannot, it is asked again and again. */

const AGAIN = 5_000;

class Reach {
  able = $state(true);
  #asking: ReturnType<typeof setTimeout> | undefined;

  told(able: boolean): void {
    this.able = able;
    clearTimeout(this.#asking);
    if (!able) this.#asking = setTimeout(() => this.ask(), AGAIN);
  }

  ask(): void {
    fetch("/ready").then(
      (answer) => this.told(answer.ok),
      () => this.told(false),
    );
  }
}

export const reach = new Reach();

if (globalThis.document) {
  if (!navigator.onLine) reach.told(false);
  addEventListener("offline", () => reach.told(false));
  addEventListener("online", () => reach.ask());
}
