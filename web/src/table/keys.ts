/** The keys of my seats, kept in this browser: with one of them the seat can be taken up on another device. */

import { recall, remember } from "$/start/kept";

export type Keys = Record<string, string>;

export function keysOf(table: string): Keys {
  return recall<Keys>(`keys-${table}`, {});
}

export function keep(table: string, keys: Keys): void {
  remember(`keys-${table}`, { ...keysOf(table), ...keys });
}
