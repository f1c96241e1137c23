/** How strong the computer plays: the level that was chosen last, in this browser. */

import { recall, remember } from "$/ui/kept";

export const levels = 10;
const standard = 5;

export function lastLevel(): number {
  const { level } = recall("level", { level: standard });
  return Number.isInteger(level) && level >= 1 && level <= levels ? level : standard;
}

export function rememberLevel(level: number): void {
  remember("level", { level });
}
