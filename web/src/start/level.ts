/** How strong the computer plays: the level that was chosen last, in this browser. */

import { facts } from "$/protocol";
import { recall, remember } from "$/ui/kept";

export const { most, standard } = facts.levels;

export function lastLevel(): number {
  const { level } = recall("level", { level: standard });
  return Number.isInteger(level) && level >= 1 && level <= most ? level : standard;
}

export function rememberLevel(level: number): void {
  remember("level", { level });
}
