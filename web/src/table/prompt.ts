/** What has to be decided now, as one sentence to the player. */

import { facts, spaceName, type Info, type View } from "$/protocol";
import { tokenOf } from "$/words/events";
import { capital, oneOf, say } from "$/words/words.svelte";
import type { Choice } from "./choice";
import { sideOf } from "./seats";

/** For the one who decides. */
export function prompt(view: View, choice: Choice): string {
  if (view.doing === "setup") return say(`table-task-${taskOf(view)}`);
  if (view.doing === "reply") return say("table-task-reply");
  const kinds = facts.kinds.filter((kind) => kind !== "end" && choice.kinds.has(kind));
  const verbs = kinds.map((kind) => wish(kind, kinds, view, choice));
  if (choice.end) verbs.push(say("table-do-end"));
  return capital(oneOf(verbs));
}

/** For those who wait. */
export function waiting(view: View, info: Info, names: string[]): string {
  if (view.decider === null) return say("table-wait-chance");
  const computer = info.seats[view.decider]?.player === "computer";
  return say(computer ? "table-wait-computer" : "table-wait", { name: names[view.decider]! });
}

function taskOf(view: View): string {
  if (view.task !== "worker") return view.task!;
  const side = sideOf(view.decider!, view.powers.length);
  const placed = view.workers.filter((worker) => worker.side === side).length;
  return ["woman", "man"][placed] ?? "another";
}

/** A verb alone among others, in full if it is the only one. */
function wish(kind: string, kinds: string[], view: View, { selected }: Choice): string {
  const token = kind === "token" && tokenOf(view.powers[view.decider ?? 0]!);
  if (token) return say(`table-do-token-${token}`);
  const alone = kinds.length === 1 || kinds.every((other) => other === "build" || other === "dome");
  if (!alone || !["move", "build"].includes(kind)) return say(`table-do-${kind}`);
  if (selected !== null) return say(`table-do-${kind}-with`, { space: spaceName(selected) });
  return say(`table-do-${kind}-any`);
}
