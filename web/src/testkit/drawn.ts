/** Views for tests, drawn in a few words. */

import type { Token, View, Worker } from "$/protocol";

export function place(space: string | number): number {
  return typeof space === "number" ? space : "abcde".indexOf(space[0]!) + 5 * (Number(space[1]) - 1);
}

export function worker(space: string, side = 0, woman = true, more: Partial<Worker> = {}): Worker {
  return { space: place(space), side, woman, secret: false, asleep: false, marked: false, ...more };
}

export function token(kind: Token["kind"], space: string): Token {
  return { kind, space: place(space) };
}

interface Drawing {
  levels?: Record<string, number>;
  domes?: string[];
  workers?: Worker[];
  tokens?: Token[];
  wind?: number;
  arrow?: number;
}

export function drawn({ levels = {}, domes = [], workers = [], tokens = [], wind, arrow }: Drawing): View {
  const digits = Array<number>(25).fill(0);
  for (const [space, level] of Object.entries(levels)) digits[place(space)] = level;
  return {
    turn: 1,
    mover: 0,
    extra: false,
    decider: 0,
    doing: "start",
    task: null,
    levels: digits.join(""),
    domes: domes.map(place),
    workers,
    tokens,
    wind: wind ?? null,
    arrow: arrow ?? null,
    powers: [0, 0],
    face: 0,
    spent: [false, false],
    lasting: [],
    playing: [true, true],
    active: null,
    legal: [],
    undo: 0,
    result: null,
  };
}
