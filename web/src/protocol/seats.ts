/** Opening tables and taking seats. The key of a seat is kept in this browser: with it the seat moves to another device. */

import type { Options } from "$/protocol";
import { request } from "$/protocol/api";
import { recall, remember } from "$/ui/kept";

type Keys = Record<string, string>;

export function keysOf(table: string): Keys {
  return recall<Keys>(`keys-${table}`, {});
}

function keep(table: string, keys: Keys): void {
  remember(`keys-${table}`, { ...keysOf(table), ...keys });
}

/** A new table; its id comes back. */
export async function openTable(options: Options): Promise<string> {
  const { id, keys } = await request<{ id: string; keys: Keys }>("POST", "/api/tables", options);
  keep(id, keys);
  return id;
}

/** What somebody would like to play; `waiting`: the table where they wait already. */
export interface Wish {
  players: number;
  clock: "fast" | "slow" | "days";
  powers: boolean;
  rated: boolean;
  waiting?: string;
}

/** A table where somebody waits for the same, or a new one to wait at. */
export async function seek(wish: Wish): Promise<string> {
  const { id, keys } = await request<{ id: string; keys: Keys }>("POST", "/api/seek", wish);
  keep(id, keys);
  return id;
}

/** Take an open seat, or with its key one's own. */
export async function sitDown(table: string, seat: number, key: string | null = null): Promise<void> {
  const taken = await request<{ key: string }>("POST", `/api/tables/${table}/seats/${seat}`, { key });
  keep(table, { [seat]: taken.key });
}
