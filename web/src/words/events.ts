/** What happens on the board, in words: events, the meaning of a step, and how a game ended. */

import { powerName } from "$/gallery/names";
import {
  cards,
  facts,
  slug,
  spaceName,
  type Event,
  type Lasting,
  type Result,
  type Step,
  type View,
} from "$/protocol";
import { allOf, has, say, series } from "./words.svelte";

const SILENT = ["end", "turn", "win"];

/** What a power puts on the board. */
export function tokenOf(power: number): string | null {
  return cards[power]!.token;
}

/** What lasts of a power now, in a few words; by its name alone, if there are none. */
export function lastingText({ power, count, spaces }: Lasting, { wind, arrow }: View): string {
  const key = `lasting-${slug(cards[power]!.name)}`;
  const pointing = (way: number | null) => (way === null ? "" : direction(way));
  const places = series(spaces.map(spaceName));
  const args = { count, spaces: places, wind: pointing(wind), arrow: pointing(arrow) };
  return has(key) ? say(key, args) : powerName(power);
}

/** One event in a few words; nothing for what goes without saying. */
export function clause(event: Event, names: string[]): string {
  const { kind, src, dst, by, token } = event;
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
        : say(`table-event-${token ?? kind}`, { direction: direction(dst) });
    case "mark":
      return dst < 25
        ? say("table-event-mark", args)
        : say("table-event-named", { worker: unseenWorker(dst) });
    case "token":
    case "clear":
      return say(`table-event-${kind}`, { ...args, token: say(`table-token-${token ?? "any"}`) });
    case "force":
    case "kill":
    case "cancel":
      return by
        ? say(`table-event-${kind}-by`, { ...args, power: powerName(by) })
        : say(`table-event-${kind}`, args);
    default:
      return say(`table-event-${kind}`, args);
  }
}

/**
 * Several things that happened, as one line. A power given back and taken again has not changed hands, and that two
 * trade places says where the one goes who moves.
 */
export function clauses(events: Event[], names: string[]): string {
  const kept = (first?: Event, second?: Event) =>
    first?.kind === "return" && second?.kind === "steal" && first.dst === second.dst;
  const traded = (first: Event, second?: Event) =>
    first.kind === "move" && second?.kind === "swap" && first.src === second.src && first.dst === second.dst;
  const told = events
    .filter((event, n) => !kept(event, events[n + 1]) && !kept(events[n - 1], event))
    .filter((event, n, left) => !traded(event, left[n + 1]));
  return series(told.map((event) => clause(event, names)));
}

/** What a step would do, for a choice between several or before it is confirmed. */
export function meaning({ kind, src, dst }: Step, view: View): string {
  const args = { src: spaceName(src), dst: spaceName(dst) };
  if (kind === "aim") return dst === facts.calm ? say("table-calm") : direction(dst);
  if (kind === "mark" && dst >= 25) return say("table-step-named", { worker: unseenWorker(dst) });
  if (kind === "build" && view.levels[dst] === "3") return say("table-step-dome", args);
  if (kind === "build" && src === dst) return say("table-step-under", args);
  const token = kind === "token" && tokenOf(view.powers[view.decider ?? 0]!);
  if (token) return say(`table-step-token-${token}`, args);
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

function unseenWorker(number: number): string {
  return say(number === facts.first_worker ? "table-woman" : "table-man");
}
