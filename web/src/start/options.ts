/** What is chosen on the page of a new game: which choices go together, and the options they make. */

import { forbidden } from "$/gallery/pairs";
import { cards, facts, slug, type Clock, type Options } from "$/protocol";
import { standard } from "./level";

export type Sitter = NonNullable<Options["seats"]>[number];
export type Group = NonNullable<Options["groups"]>[number];
export type Edition = Options["edition"];
/** How powers come into the game; the Golden Fleece is one more way. */
export type Way = Options["deal"] | "fleece";

export const groups: Group[] = ["simple", "advanced", "golden fleece", "hero"];
export const ways: Way[] = ["none", "random", "draft", "challenger", "chosen", "fleece"];
export const editions = facts.editions as Edition[];

const minute = 60;
const day = 86_400;
export const clocks: Record<Clock["kind"], Clock[]> = {
  none: [{ kind: "none", seconds: 0, increment: 0 }],
  turn: [30, minute, 2 * minute, 5 * minute].map((seconds) => ({ kind: "turn", seconds, increment: 0 })),
  game: [
    { kind: "game", seconds: 5 * minute, increment: 5 },
    { kind: "game", seconds: 10 * minute, increment: 10 },
    { kind: "game", seconds: 20 * minute, increment: 15 },
  ],
  days: [1, 3, 7].map((days) => ({ kind: "days", seconds: days * day, increment: 0 })),
};

/** `seats` and `chosen` keep four entries, so that nothing is forgotten while the number of players changes. */
export interface Form {
  players: number;
  seats: Sitter[];
  /** How strong the computer plays, wherever it sits. */
  level: number;
  way: Way;
  chosen: (number | null)[];
  groups: Group[];
  openOnly: boolean;
  allowForbidden: boolean;
  /** The card of the Golden Fleece; 0: a random one. */
  fleece: number;
  edition: Edition;
  first: number | null;
  clock: Clock;
  public: boolean;
}

export const usual: Form = {
  players: 2,
  seats: ["me", "computer", "computer", "computer"],
  level: standard,
  way: "random",
  chosen: [null, null, null, null],
  groups: ["simple"],
  openOnly: false,
  allowForbidden: false,
  fleece: 0,
  edition: "roxley2016",
  first: null,
  clock: clocks.none[0]!,
  public: false,
};

/** Why something cannot be chosen: the key of a message and what it speaks of. */
export interface Objection {
  key: string;
  seat?: number;
  players?: number[];
  powers?: number[];
}

/** Why this way of dealing is not for so many players. */
export function wayObjection(way: Way, players: number): Objection | null {
  if (way === "fleece" && players !== 2) return { key: "start-no-fleece" };
  if (way === "none" && players > 2) return { key: "start-no-none" };
  return null;
}

/** Why this card cannot be the power of that seat, given what the others have. */
export function cardObjection(form: Form, seat: number, number: number): Objection | null {
  const card = cards[number]!;
  if (!number) return form.players > 2 ? { key: "start-no-none" } : null;
  if (!card.players.includes(form.players)) return { key: "start-no-players", players: card.players };
  const others = form.chosen.slice(0, form.players).map((other, index) => (index === seat ? null : other));
  const holder = others.indexOf(number);
  if (holder >= 0) return { key: "start-no-twice", seat: holder };
  const powers = others.filter((other) => other && forbidden(other, number)) as number[];
  return powers.length && !form.allowForbidden ? { key: "start-no-forbidden", powers } : null;
}

/** The cards that may be dealt at random. */
export function pool(form: Form): number[] {
  const fitting = cards.filter(
    (card) =>
      form.groups.includes(card.group as Group) &&
      card.players.includes(form.players) &&
      !(form.openOnly && card.secret),
  );
  return fitting.map((card) => card.number);
}

/** What keeps the game from being started, if anything does. */
export function objection(form: Form, position: string | null = null): Objection | null {
  if (form.seats.slice(0, form.players).every((sitter) => sitter === "computer"))
    return { key: "start-no-person" };
  if (position !== null) return null;
  const objection = wayObjection(form.way, form.players);
  if (objection) return objection;
  if (form.way === "chosen") {
    for (const [seat, number] of form.chosen.slice(0, form.players).entries()) {
      if (number === null) return { key: "start-no-power", seat };
      const misfit = cardObjection(form, seat, number);
      if (misfit)
        return misfit.key === "start-no-forbidden"
          ? { ...misfit, powers: [number, ...misfit.powers!] }
          : misfit;
    }
  } else if (form.way !== "none" && form.way !== "fleece" && pool(form).length < form.players) {
    return { key: form.groups.length ? "start-no-pool" : "start-no-group" };
  }
  return null;
}

/** The same wishes for another number of players, without those that cannot be fulfilled. */
export function withPlayers(form: Form, players: number): Form {
  const changed = { ...form, players };
  if (wayObjection(form.way, players)) changed.way = "random";
  if (form.first !== null && form.first >= players) changed.first = null;
  changed.chosen = form.chosen.map((number) =>
    number === null || (number ? cards[number]!.players.includes(players) : players === 2) ? number : null,
  );
  return changed;
}

/** What the link to the page asked for: a table for everyone, or a power to play with. */
export function asked(form: Form, query: URLSearchParams): Form {
  const power = cards.find((card) => slug(card.name) === query.get("power"));
  if (power)
    return {
      ...form,
      players: 2,
      seats: usual.seats,
      way: "chosen",
      chosen: [power.number, 0, null, null],
    };
  return query.has("public") ? { ...form, seats: ["me", "open", "open", "open"], public: true } : form;
}

export function optionsOf(form: Form, position: string | null = null): Options {
  const way = position === null ? form.way : "none";
  const seats = form.seats.slice(0, form.players);
  return {
    players: form.players,
    rated: false,
    deal: way === "fleece" ? "none" : way,
    powers: way === "chosen" ? (form.chosen.slice(0, form.players) as number[]) : [],
    groups: form.groups,
    open_only: form.openOnly,
    fleece: way === "fleece" ? form.fleece : null,
    edition: form.edition,
    first: position === null ? form.first : null,
    seats,
    levels: seats.map(() => form.level),
    public: form.public && seats.includes("open"),
    clock: form.clock,
    allow_forbidden: form.allowForbidden,
    position,
  };
}

/** A game in one tap. Three and four players always have powers. */
export function quick(seats: Sitter[], powers: boolean, level = usual.level): Options {
  const way = powers || seats.length > 2 ? "random" : "none";
  return optionsOf({ ...usual, players: seats.length, seats, level, way });
}
