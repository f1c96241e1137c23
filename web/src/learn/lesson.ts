/** Lessons as the scenarios make them, and the order in which they are learned. */

import { cards, slug, type Event, type View } from "$/protocol";
import counts from "./lessons/index.json";

/** A step that is to be attempted although it is refused: the worker to take up, if any, and the space. */
export interface Trial {
  worker: number | null;
  space: number;
}

/** What has just happened, how things stand, and what comes next. */
export interface Node {
  view: View;
  events?: Event[];
  step?: number;
  /** Is it for the learner to take? */
  yours?: boolean;
  trial?: Trial;
  /** For each worker that could be taken up (`-` for none): the reason that refuses each space, or -1. */
  why?: Record<string, number[]>;
}

/** One position, shown or to be played, with the keys of its words. */
export interface Part {
  says: string;
  task: string | null;
  seat: number;
  /** The card of the Ram, or 0. */
  fleece: number;
  nodes: Node[];
}

export interface Reason {
  code: string;
  args: Record<string, string>;
}

export interface Lesson {
  parts: Part[];
  reasons: Reason[];
}

/** How many parts each lesson has. */
export const parts: Record<string, number> = counts;

export const BASE = ["move", "climb", "build", "win", "stuck"];
export const MORE = ["golden-fleece", "three", "teams"];

const powers = cards.slice(1);
export const groups = [...new Set(powers.map((card) => card.group))].map((group) => ({
  group,
  slugs: powers.filter((card) => card.group === group).map((card) => slug(card.name)),
}));

/** All lessons, one after another. */
export const path = [...BASE, ...groups.flatMap(({ slugs }) => slugs), ...MORE];

/** The number of the power that a lesson is about. */
export function powerOf(lesson: string): number | undefined {
  return powers.find((card) => slug(card.name) === lesson)?.number;
}

const files = import.meta.glob<string>(["./lessons/*.json", "!./lessons/index.json"], {
  query: "?url",
  import: "default",
  eager: true,
});

export async function load(lesson: string): Promise<Lesson> {
  const answer = await fetch(files[`./lessons/${lesson}.json`]!);
  if (!answer.ok) throw new Error(`There is no lesson "${lesson}"`);
  return answer.json();
}
