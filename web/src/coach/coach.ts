/** What a newcomer should know at this very moment. Who can win is what the server says, by the rules. */

import { readStep, type Advice, type View } from "$/protocol";
import { sideOf } from "$/table/seats";

/** `otherwise`: said in other words, as it is not by climbing; `space`: what it speaks of; `side`: whose workers;
 * `power`: the card. */
export interface Hint {
  name: string;
  otherwise?: boolean;
  space?: number;
  side?: number;
  power?: number;
}

const PLAIN = ["move", "build", "place"];

type Wins = Pick<Advice, "wins" | "threats">;

const NOTHING: Wins = { wins: [], threats: [] };

/** Is there anything left to say of wins? */
export function advisable(seen: string[]): boolean {
  return !seen.includes("win") || !seen.includes("threat");
}

/** The most urgent hint that was not given before. `selected`: the worker taken up. */
export function coach(view: View, selected: number | null, seen: string[], advice = NOTHING): Hint | null {
  if (view.decider === null || !view.legal.length) return null;
  return hints(view, selected, seen, advice).find(({ name }) => !seen.includes(name)) ?? null;
}

function hints(view: View, selected: number | null, seen: string[], { wins, threats }: Wins): Hint[] {
  const steps = view.legal.map(readStep);
  const level = (space: number) => Number(view.levels[space]);
  const power = view.powers[view.decider!]!;
  const moving = ["start", "move", "roam"].includes(view.doing);
  const found: Hint[] = [];

  const climb = wins.find(({ reason }) => reason === "climb");
  if (climb) found.push({ name: "win", space: readStep(climb.last).dst });
  else if (wins.length) found.push({ name: "win", otherwise: true });

  for (const { seat, last, reason } of threats) {
    const side = sideOf(seat, view.powers.length);
    if (reason === "climb") found.push({ name: "threat", space: readStep(last).dst, side });
    else found.push({ name: "threat", otherwise: true, side });
  }

  const taken = view.workers.map(({ space }) => space);
  const special = steps.some(
    ({ kind, dst }) => !PLAIN.includes(kind) || (kind === "move" && taken.includes(dst)),
  );
  if (power && special && view.doing !== "setup") found.push({ name: "power", power });

  const dome = steps.find(({ kind, dst }) => kind === "build" && level(dst) === 3);
  if (dome) found.push({ name: "dome", space: dome.dst });

  const up = steps.find(
    ({ kind, src, dst }) => kind === "move" && src === selected && level(dst) === level(src) + 1,
  );
  if (up) found.push({ name: "climb", space: up.dst });

  if (view.task === "worker") found.push({ name: "place" });
  if (["build", "may-build"].includes(view.doing)) found.push({ name: "build" });
  if (moving && seen.includes("build")) found.push({ name: "goal" });
  if (moving && !seen.includes("build")) found.push({ name: selected === null ? "choose" : "move" });
  return found;
}
