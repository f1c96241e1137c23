/** What a newcomer should know at this very moment, seen from the view alone: which steps there are, and who is near. */

import { readStep, type View } from "$/protocol";
import { sideOf } from "$/table/seats";

/** `space`: what it speaks of; `side`: whose workers; `power`: the card. */
export interface Hint {
  name: string;
  space?: number;
  side?: number;
  power?: number;
}

const PLAIN = ["move", "build", "place"];

/** The most urgent hint that was not given before. `selected`: the worker taken up. */
export function coach(view: View, selected: number | null, seen: string[]): Hint | null {
  if (view.decider === null || !view.legal.length) return null;
  return hints(view, selected, seen).find(({ name }) => !seen.includes(name)) ?? null;
}

function hints(view: View, selected: number | null, seen: string[]): Hint[] {
  const steps = view.legal.map(readStep);
  const level = (space: number) => Number(view.levels[space]);
  const side = sideOf(view.decider!, view.powers.length);
  const power = view.powers[view.decider!]!;
  const moving = ["start", "move", "roam"].includes(view.doing);
  const found: Hint[] = [];

  const win = steps.find(({ kind, src, dst }) => kind === "move" && level(src) === 2 && level(dst) === 3);
  if (win) found.push({ name: "win", space: win.dst });

  const taken = [...view.domes, ...view.workers.map(({ space }) => space)];
  const tops = [...view.levels].flatMap((_, space) =>
    level(space) < 3 || taken.includes(space) ? [] : [space],
  );
  for (const foe of view.workers.filter((worker) => worker.side !== side && level(worker.space) === 2)) {
    const space = tops.find((top) => neighboring(top, foe.space));
    if (space !== undefined) found.push({ name: "threat", space, side: foe.side });
  }

  const special = steps.some(
    ({ kind, dst }) => !PLAIN.includes(kind) || (kind === "move" && taken.includes(dst)),
  );
  if (power && special && view.doing !== "setup") found.push({ name: "power", power });

  const dome = steps.find(({ kind, dst }) => kind === "build" && level(dst) === 3);
  if (dome) found.push({ name: "dome", space: dome.dst });

  const up = steps.find(
    ({ kind, src, dst }) => kind === "move" && src === selected && level(dst) > level(src),
  );
  if (up) found.push({ name: "climb", space: up.dst });

  if (view.task === "worker") found.push({ name: "place" });
  if (["build", "may-build"].includes(view.doing)) found.push({ name: "build" });
  if (moving && seen.includes("build")) found.push({ name: "goal" });
  if (moving && !seen.includes("build")) found.push({ name: selected === null ? "choose" : "move" });
  return found;
}

function neighboring(one: number, other: number): boolean {
  const apart = Math.max(
    Math.abs((one % 5) - (other % 5)),
    Math.abs(Math.floor(one / 5) - Math.floor(other / 5)),
  );
  return apart === 1;
}
