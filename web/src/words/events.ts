/** What happens on the board, in words: events, the meaning of a step, and how a game ended. */

import { powerName } from "$/gallery/names";
import { facts, spaceName, type Event, type Result, type Step, type View } from "$/protocol";
import { allOf, has, say } from "./words.svelte";

const SILENT = ["end", "turn", "win"];

/** One event in a few words; nothing for what goes without saying. */
export function clause(event: Event, names: string[], view: View | null = null): string {
  const { kind, src, dst } = event;
  if (SILENT.includes(kind)) return "";
  const args = { src: spaceName(src), dst: spaceName(dst) };
  switch (kind) {
    case "steal":
    case "return":
      return say(`table-event-${kind}`, { name: names[src]!, power: powerName(dst) });
    case "out":
    case "resign":
      return say(`table-event-${kind}`, { name: names[src]! });
    case "draw":
      return say("table-event-draw", { power: powerName(dst) });
    case "aim":
      return dst === facts.calm
        ? say("table-event-calm")
        : say("table-event-aim", { direction: direction(dst) });
    case "mark":
      return dst < 25
        ? say("table-event-mark", args)
        : say("table-event-named", { worker: unseenWorker(dst) });
    case "token":
      return say("table-event-token", { ...args, token: say(`table-token-${tokenOn(dst, view)}`) });
    default:
      return say(`table-event-${kind}`, args);
  }
}

/** Several things that happened, as one line. A power given back and taken again has not changed hands. */
export function clauses(events: Event[], names: string[], view: View | null = null): string {
  const kept = (first?: Event, second?: Event) =>
    first?.kind === "return" && second?.kind === "steal" && first.dst === second.dst;
  return events
    .filter((event, n) => !kept(event, events[n + 1]) && !kept(events[n - 1], event))
    .map((event) => clause(event, names, view))
    .filter(Boolean)
    .join(", ");
}

/** What a step would do, for a choice between several or before it is confirmed. */
export function meaning({ kind, src, dst }: Step, view: View): string {
  const args = { src: spaceName(src), dst: spaceName(dst) };
  if (kind === "aim") return dst === facts.calm ? say("table-calm") : direction(dst);
  if (kind === "mark" && dst >= 25) return say("table-step-named", { worker: unseenWorker(dst) });
  if (kind === "build" && view.levels[dst] === "3") return say("table-step-dome", args);
  if (kind === "build" && src === dst) return say("table-step-under", args);
  return say(`table-step-${kind}`, args);
}

/** Who won and why. */
export function ending(result: Result, names: string[], you: number[]): string {
  const key = `table-ending-${result.reason}`;
  const why = has(key) ? say(key) : result.reason;
  if (!result.seats.length) return say("table-won-nobody", { why });
  if (you.length && you.every((seat) => result.seats.includes(seat))) return say("table-won-you", { why });
  const who = allOf(result.seats.map((seat) => names[seat]!));
  return say("table-won", { who, count: result.seats.length, why });
}

export function direction(number: number): string {
  return say(`table-direction-${facts.directions[number]!.toLowerCase()}`);
}

/** What kind of token was put on a space: the one that lies there, or the only kind in play. */
function tokenOn(space: number, view: View | null): string {
  const tokens = view?.tokens ?? [];
  const kinds = new Set(tokens.map(({ kind }) => kind));
  return tokens.find((token) => token.space === space)?.kind ?? (kinds.size === 1 ? [...kinds][0]! : "any");
}

function unseenWorker(number: number): string {
  return say(number === facts.first_worker ? "table-woman" : "table-man");
}
