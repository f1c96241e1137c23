/** What lessons are called. */

import { powerKey } from "$/gallery/names";
import { say } from "$/words/words.svelte";
import { powerOf } from "./lesson";

export function lessonName(lesson: string): string {
  const power = powerOf(lesson);
  return say(power ? powerKey(power) : `learn-name-${lesson}`);
}

/** A lesson in a few words. */
export function lessonTitle(lesson: string): string {
  const power = powerOf(lesson);
  return say(power ? `${powerKey(power)}-title` : `learn-about-${lesson}`);
}
