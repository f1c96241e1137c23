/** What has been learned in this browser: the parts done of each lesson. */

import { recall, remember } from "$/ui/kept";
import { parts, path } from "./lesson";

const KEY = "learned";

class Progress {
  #done = $state.raw(recall<Record<string, number[]>>(KEY, {}));

  has(lesson: string, part: number): boolean {
    return this.#done[lesson]?.includes(part) ?? false;
  }

  /** How many parts of a lesson are done. */
  count(lesson: string): number {
    return (this.#done[lesson] ?? []).filter((part) => part < parts[lesson]!).length;
  }

  complete(lesson: string): boolean {
    return this.count(lesson) === parts[lesson];
  }

  /** The first lesson from here on, or from the beginning, that is not complete. */
  next(after = ""): string | undefined {
    const start = path.indexOf(after) + 1;
    return [...path.slice(start), ...path.slice(0, start)].find((lesson) => !this.complete(lesson));
  }

  learn(lesson: string, part: number): void {
    if (this.has(lesson, part)) return;
    this.#done = { ...this.#done, [lesson]: [...(this.#done[lesson] ?? []), part] };
    remember(KEY, this.#done);
  }
}

export const progress = new Progress();
