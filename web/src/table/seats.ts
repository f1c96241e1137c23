/** Who sits where, and which workers are theirs. */

import type { Info, View } from "$/protocol";
import { allOf, say } from "$/words/words.svelte";

/** Partners at a table of four share a side. */
export function sideOf(seat: number, players: number): number {
  return players === 4 ? seat % 2 : seat;
}

/** The players of each side. */
export function ownersOf(names: string[]): string[] {
  return [0, 1, 2].map((side) => allOf(names.filter((_, seat) => sideOf(seat, names.length) === side)));
}

/** What to call the seats: whoever has no name is told so, and those with the same name are numbered. */
export function seatNames(info: Info, you: number[]): string[] {
  const names = info.seats.map(({ player, name }, seat) => {
    if (player === "computer") return say("table-computer");
    const nameless =
      you.length === 1 && you[0] === seat ? say("table-you") : say("table-player", { number: seat + 1 });
    return name || nameless;
  });
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`,
  );
}

/** Ways to win that only a power opens. */
const OF_POWERS = ["drop", "meeting", "towers", "fate", "abyss"];

/** The power by which a game was won, if one did it. */
export function wonBy({ result, powers }: View): number {
  if (!result || !OF_POWERS.includes(result.reason)) return 0;
  return powers[result.seats[0]!] ?? 0;
}
