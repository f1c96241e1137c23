/** The games of whoever sits at this browser, as the server lists them. */

import { powerName } from "$/gallery/names";
import type { Result } from "$/protocol";
import { request } from "$/protocol/api";
import type { components } from "$/protocol/generated";
import { seatName, type Listing } from "$/start/listing";
import { ending } from "$/words/events";
import { language, say, series } from "$/words/words.svelte";

type Schemas = components["schemas"];

export type Game = Listing & Pick<Schemas["Game"], "powers" | "fleece" | "turns" | "result" | "board">;
export type Against = "all" | "computer" | "people";

export interface Page {
  games: Game[];
  /** Before when to ask for more. */
  more: number | null;
}

export function listed(
  finished: boolean,
  against: Against = "all",
  before: number | null = null,
): Promise<Page> {
  const asked = new URLSearchParams();
  if (finished) asked.set("finished", "true");
  if (against !== "all") asked.set("against", against);
  if (before !== null) asked.set("before", String(before));
  return request<Page>("GET", `/api/games?${asked}`);
}

/** Take a game off the list, or put it back. */
export const hide = (id: string, hidden: boolean) => request<void>("PUT", `/api/games/${id}`, { hidden });

/** Did I win? Null if nobody did, or if I sat on both sides. */
export function outcome({
  result,
  yours,
  seats,
}: Pick<Game, "result" | "yours" | "seats">): "won" | "lost" | null {
  if (!result?.seats.length || yours.length === seats.length) return null;
  return yours.some((seat) => result.seats.includes(seat)) ? "won" : "lost";
}

/** Who won and why, in a sentence. */
export function resultWords(game: Game & { result: Result }): string {
  return ending(game.result, game.seats.map(seatName), outcome(game) ? game.yours : []);
}

/** The powers that were dealt, mine first. */
export function powerWords({ powers, fleece, yours }: Pick<Game, "powers" | "fleece" | "yours">): string {
  if (fleece) return say("games-fleece", { power: powerName(fleece) });
  if (!powers.length) return "";
  if (!powers.some(Boolean)) return say("start-way-none");
  const seats = powers
    .map((_, seat) => seat)
    .sort((a, b) => Number(yours.includes(b)) - Number(yours.includes(a)));
  return seats
    .map((seat) => powerName(powers[seat]!))
    .reduce((first, next) => say("games-versus", { first, next }));
}

/** When it was last played, and for how long. */
export function whenWords({ at, turns }: Game, now = new Date()): string {
  const date = new Date(at);
  const today = date.toDateString() === now.toDateString();
  const form = new Intl.DateTimeFormat(language(), today ? { timeStyle: "short" } : { dateStyle: "medium" });
  return series([form.format(date), turns ? say("games-turns", { turns }) : ""]);
}
