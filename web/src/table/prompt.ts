/** What has to be decided now, as one sentence to the player. */

import { powerName } from "$/gallery/names";
import { cards, facts, slug, spaceName, type Info, type View } from "$/protocol";
import { tokenOf } from "$/words/events";
import { capital, has, oneOf, say } from "$/words/words.svelte";
import type { Choice } from "./choice";
import { sideOf } from "./seats";

/** For the one who decides. */
export function prompt(view: View, choice: Choice): string {
  if (view.doing === "setup") return say(`table-task-${taskOf(view)}`);
  const special = ofPower(view, choice);
  if (special) return special;
  if (view.doing === "reply") return say("table-task-reply");
  const kinds = facts.kinds.filter((kind) => kind !== "end" && choice.kinds.has(kind));
  const verbs = kinds.map((kind) => wish(kind, kinds, view, choice));
  if (choice.end) verbs.push(say("table-do-end"));
  return capital(oneOf(verbs));
}

/** What the power of whoever decides lets them do now, if that is more than everybody may. */
function ofPower(view: View, { kinds, end }: Choice): string | null {
  const seat = view.decider!;
  const number = view.powers[seat]!;
  if (!number) return null;
  const { name, group, reserve } = cards[number]!;
  const text = special(view, slug(name), kinds);
  if (!text || (reserve && !view.lasting.some((lasting) => lasting.seat === seat))) return null;
  const once = group === "hero" ? "prompt-once" : "prompt-power";
  return say(once, { power: powerName(number), prompt: oneOf(end ? [text, say("table-do-end")] : [text]) });
}

/** In the words of the power itself, said of the most special step on offer; or in those for any power. */
function special(view: View, power: string, kinds: Set<string>): string | null {
  if (view.extra && view.doing === "start") return say("prompt-extra");
  const offered = facts.kinds.filter((kind) => kind !== "end" && kinds.has(kind)).reverse();
  const plain = ["start-move", "build-build"];
  const moments = offered.map((kind) => `${view.doing}-${kind}`);
  const own = moments.filter((moment) => !(view.spent[view.decider!] && plain.includes(moment)));
  const keys = [
    ...own.map((moment) => `prompt-${power}-${moment}`),
    ...moments.map((moment) => `prompt-${moment}`),
  ];
  const key = keys.find(has);
  return key ? say(key) : null;
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
