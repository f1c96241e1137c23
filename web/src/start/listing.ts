/** Tables as lists tell of them. */

import type { Clock, Info, Options } from "$/protocol";
import { allOf, say } from "$/words/words.svelte";

export interface Listing {
  id: string;
  options: Required<Options>;
  status: Info["status"];
  seats: { player: "open" | "person" | "computer"; name: string }[];
  at: number;
  yours: number[];
  decider: number | null;
}

export const yourTurn = (table: Listing): boolean =>
  table.decider !== null && table.yours.includes(table.decider);

export function clockWords({ kind, seconds, increment }: Clock): string {
  const amount = kind === "days" ? seconds / 86_400 : seconds < 60 ? seconds : seconds / 60;
  return say(`start-clock-${kind}`, { amount, increment, unit: seconds < 60 ? "seconds" : "minutes" });
}

/** What is played there, in a few short phrases. */
export function optionWords({
  players,
  deal,
  fleece,
  edition,
  clock,
  position,
}: Listing["options"]): string[] {
  const way = position !== null ? "position" : fleece !== null ? "fleece" : deal;
  const words = [say("start-players", { players }), say(`start-way-${way}`)];
  if (clock.kind !== "none") words.push(clockWords(clock));
  if (edition !== "roxley2016") words.push(say(`start-edition-${edition}`));
  return words;
}

export function seatName({ player, name }: Listing["seats"][number]): string {
  return player === "person" ? name || say("start-guest") : say(`start-sitter-${player}`);
}

/** The other seats than mine, as a title; at a table all of my own, its seats. */
export function opponents({ seats, yours }: Listing): string {
  const others = seats.filter((_, seat) => !yours.includes(seat));
  return others.length ? allOf(others.map(seatName)) : say("start-device");
}
