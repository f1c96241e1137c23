/** Motions in time, each with a name; a new motion of the same name takes the place of the old one. */

interface Running {
  age: number;
  length: number;
  step: (t: number) => void;
  done: () => void;
}

export const smooth = (t: number) => t * t * (3 - 2 * t);

export class Motion {
  #running = new Map<string, Running>();

  /** Call `step` with times from 0 to 1 in so many milliseconds, then `done`. */
  run(name: string, length: number, step: (t: number) => void, done = () => {}): void {
    this.#running.delete(name);
    if (length > 0) {
      this.#running.set(name, { age: 0, length, step, done });
      step(0);
    } else {
      step(1);
      done();
    }
  }

  /** Let time pass. Is anything moving? */
  advance(milliseconds: number): boolean {
    if (!this.#running.size) return false;
    for (const [name, motion] of this.#running) {
      motion.age += milliseconds;
      motion.step(Math.min(motion.age / motion.length, 1));
      if (motion.age < motion.length) continue;
      this.#running.delete(name);
      motion.done();
    }
    return true;
  }
}
