/**
 * From the legal steps to what can be tapped. No rules here: a step is chosen by the worker it names, if it names
 * one, and then by its space; what has no space (an end, a direction, a worker nobody sees) is offered apart.
 */

import { facts, readStep, type Step } from "$/protocol";

export interface Choice {
  /** Spaces whose worker can be taken up. */
  sources: number[];
  /** The worker taken up, by the player or because it is at work anyway. */
  selected: number | null;
  /** The step behind each space that can be tapped now. */
  targets: Map<number, Step>;
  /** Steps toward a direction, for the compass. */
  aims: Step[];
  /** Steps that name a worker nobody sees. */
  names: Step[];
  end: Step | null;
  /** Every kind of step on offer, whichever worker is taken up. */
  kinds: Set<string>;
  /** What a tap can mean where it could mean several things; of the first, unless the player wants another. */
  meanings: string[];
  /** Which of these is meant now. */
  meant: string | null;
}

export type Tap = { kind: "step"; step: Step } | { kind: "select"; space: number | null } | { kind: "why" };

const BOARD = 25;
const UNPLACED = ["aim", "end", "draw", "resign"];

/** Does a step have a space to be tapped? */
export function placed({ kind, dst }: Step): boolean {
  return !UNPLACED.includes(kind) && dst < BOARD;
}

const workers: Record<string, string[] | undefined> = facts.workers;

/** The workers by which a step is found: both, if they trade places; none for a dome that no worker builds. */
export function workersOf({ kind, src, dst }: Step): number[] {
  if (kind === "dome" && src === dst) return [];
  const ends = (workers[kind] ?? []).map((end) => (end === "src" ? src : dst));
  return ends.filter((space) => space !== facts.unknown);
}

/**
 * `picked`: the worker the player took up; `active`: the one at work, taken up if the player took none; `wanted`: the
 * kind of step that a tap means where it could mean several.
 */
export function choose(
  legal: number[],
  active: number | null,
  picked: number | null,
  wanted: string | null = null,
): Choice {
  const steps = legal.toSorted((a, b) => a - b).map(readStep);
  const sources = [...new Set(steps.flatMap(workersOf))].sort((a, b) => a - b);
  const taken = picked !== null && sources.includes(picked);
  const selected = taken ? picked : pickFor(sources, active);
  const targets = new Map<number, Step[]>();
  const names: Step[] = [];
  for (const step of steps) {
    const workers = workersOf(step);
    if (UNPLACED.includes(step.kind)) continue;
    if (workers.length ? selected === null || !workers.includes(selected) : taken) continue;
    const space = step.kind === "swap" && step.dst === selected ? step.src : step.dst;
    if (space >= BOARD) names.push(step);
    else targets.set(space, [...(targets.get(space) ?? []), step]);
  }
  const open = [...targets.values()].filter((steps) => steps.length > 1).flat();
  const meanings = facts.kinds.filter((kind) => open.some((step) => step.kind === kind));
  const meant = meanings.find((kind) => kind === wanted) ?? meanings[0] ?? null;
  return {
    sources,
    selected,
    targets: new Map([...targets].map(([space, steps]) => [space, one(steps, meant)])),
    aims: steps.filter((step) => step.kind === "aim"),
    names,
    end: steps.find((step) => step.kind === "end") ?? null,
    kinds: new Set(steps.map((step) => step.kind)),
    meanings,
    meant,
  };
}

/** Of the steps to a space, which differ in kind, the one that a tap means. */
function one(steps: Step[], meant: string | null): Step {
  return steps.find((step) => step.kind === meant) ?? steps[0]!;
}

function pickFor(sources: number[], active: number | null): number | null {
  if (active !== null && sources.includes(active)) return active;
  return sources.length === 1 ? sources[0]! : null;
}

/** What it means to tap a space. A target comes before a worker: it may be one, too. */
export function tap(choice: Choice, space: number): Tap {
  const step = choice.targets.get(space);
  if (step) return { kind: "step", step };
  if (space === choice.selected) return building(choice) ? { kind: "why" } : { kind: "select", space: null };
  if (choice.sources.includes(space)) return { kind: "select", space };
  return { kind: "why" };
}

/** Is there nothing to do but build? Then no worker is put down again. */
function building({ kinds }: Choice): boolean {
  return [...kinds].every((kind) => ["build", "dome", "end"].includes(kind));
}
