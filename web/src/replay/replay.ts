/** Games and positions as the server shows them to whoever looks at them again. */

import { request } from "$/protocol/api";
import type { components } from "$/protocol/generated";
import { language, say } from "$/words/words.svelte";

type Schemas = components["schemas"];

export type Frame = Schemas["Frame"];
export type Posed = Schemas["Posed"];
export type Replay = Schemas["Replay"];
export type SeatSummary = Schemas["SeatSummary"];
export type Summary = Schemas["Summary"];

export const replayOf = (table: string) => request<Replay>("GET", `/api/tables/${table}/replay`);
export const replayText = (text: string, number = 1) =>
  request<Replay>("POST", "/api/replay", { text, number });
export const posed = (text: string) =>
  request<Posed>("GET", `/api/position?${new URLSearchParams({ text })}`);

/** What the seats are called: as the headers say, or by their number. Those with the same name are numbered. */
export function seatNames({ headers, players }: Replay): string[] {
  const kinds = (headers.Players ?? "").split(",").map((kind) => kind.trim());
  const names = Array.from({ length: players }, (_, seat) => {
    const name = headers[`Seat${seat + 1}`];
    return name || say(kinds[seat] === "computer" ? "replay-computer" : "replay-seat", { number: seat + 1 });
  });
  return names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`,
  );
}

/** What the games of a record are called: by their number, and as their headers say. */
export function gameTitles({ games }: Replay): string[] {
  return games.map((headers, index) => {
    const seats = [1, 2, 3, 4].map((seat) => headers[`Seat${seat}`]).filter(Boolean);
    const title = headers.Event || seats.join(" – ");
    const number = say("replay-number", { number: index + 1, games: games.length });
    return title ? `${number} · ${title}` : number;
  });
}

/** The date of a record, in words. */
export function dateText(text: string): string {
  const date = new Date(text.replaceAll(".", "-"));
  return isNaN(+date)
    ? text
    : new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(date);
}

export interface Row {
  turn: number;
  seat: number;
  /** The numbers of the frames after each of its steps. */
  frames: number[];
}

/** A row for every turn; in the setup, one for every seat's placing. */
export function rowsOf(frames: Frame[]): Row[] {
  const rows: Row[] = [];
  for (let index = 1; index < frames.length; index++) {
    const { turn, seat } = frames[index]!;
    const { mover } = frames[index - 1]!.view;
    const row = { turn, seat: turn ? mover : (seat ?? mover), frames: [index] };
    const last = rows.at(-1);
    if (last && last.turn === turn && (turn || last.seat === row.seat)) last.frames.push(index);
    else rows.push(row);
  }
  return rows;
}
