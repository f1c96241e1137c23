/** Which sound an event makes, and what each sound is made of. */

import type { Scene } from "$/board/scene";
import type { Event } from "$/protocol";

/** A part of a sound: a tone or a breath of noise, in seconds and hertz; it glides from `pitch` to `to`. */
export interface Part {
  noise: boolean;
  at: number;
  lasts: number;
  pitch: number;
  to: number;
  loud: number;
}

function tone(at: number, pitch: number, lasts = 0.4, loud = 0.16, to = pitch): Part {
  return { noise: false, at, lasts, pitch, to, loud };
}
function breath(at: number, pitch: number, to: number, lasts: number, loud: number): Part {
  return { noise: true, at, lasts, pitch, to, loud };
}
const foot = (at: number, pitch: number) => breath(at, pitch, 180, 0.07, 0.4);
const knock = (pitch: number) => [
  tone(0, pitch, 0.14, 0.4, pitch / 2),
  breath(0, pitch * 7, pitch * 3, 0.06, 0.25),
];

export const sounds = {
  move: [foot(0, 420), foot(0.15, 360)],
  climb: [foot(0, 420), foot(0.12, 520), tone(0.1, 392, 0.2), tone(0.2, 523, 0.3)],
  build: knock(190),
  dome: [...knock(150), tone(0.04, 659, 0.8), tone(0.04, 988, 0.6)],
  slide: [breath(0, 300, 1400, 0.3, 0.3)],
  removal: [tone(0, 440, 0.4, 0.25, 110)],
  token: [tone(0, 1047, 0.15), tone(0.06, 1568, 0.25)],
  turn: [tone(0, 587, 0.25), tone(0.12, 784)],
  win: [tone(0, 523), tone(0.13, 659), tone(0.26, 784), tone(0.39, 1047, 0.9)],
  triumph: [
    tone(0, 392, 0.5, 0.12),
    tone(0.1, 523),
    tone(0.2, 659),
    tone(0.3, 784),
    tone(0.45, 1047, 0.95),
    tone(0.45, 1319, 0.95, 0.1),
    tone(0.6, 1568, 0.85, 0.08),
  ],
  lose: [tone(0, 392), tone(0.18, 330), tone(0.36, 262, 0.9)],
  refusal: [tone(0, 170, 0.09, 0.35), tone(0.12, 140, 0.12, 0.35)],
} satisfies Record<string, Part[]>;

export type Sound = keyof typeof sounds;

const made: Record<string, Sound> = {
  place: "move",
  build: "build",
  dome: "dome",
  force: "slide",
  swap: "slide",
  unbuild: "slide",
  lower: "slide",
  kill: "removal",
  out: "removal",
  token: "token",
  clear: "token",
  mark: "token",
  aim: "token",
  secret: "token",
  cancel: "refusal",
};

/** The sound of an event that happens in this scene. Who wins is heard at the table, which knows whose side it is on. */
export function soundOf({ kind, src, dst }: Event, { levels }: Scene): Sound | null {
  if (kind === "move") return levels[dst]! > levels[src]! ? "climb" : "move";
  return made[kind] ?? null;
}
