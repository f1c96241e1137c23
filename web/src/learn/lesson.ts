/** Lessons as the scenarios make them, and the order in which they are learned. */

import { cards, slug } from "$/protocol";
import type { components } from "./generated";
import counts from "./lessons/index.json";

type Schemas = components["schemas"];

export type Trial = Schemas["Trial"];
export type Node = Schemas["Node"];
export type Part = Schemas["Part"];
export type Reason = Schemas["Reason"];
export type Lesson = Schemas["Lesson"];

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
  return (await answer.json()) as Lesson;
}
