/** Which hints this browser's player has had. */

import { recall, remember } from "$/ui/kept";

export const seen = $state(recall<{ hints: string[] }>("coach", { hints: [] }));

export function learn(hint: string): void {
  if (!seen.hints.includes(hint)) seen.hints.push(hint);
  remember("coach", seen);
}

/** Begin again. */
export function forget(): void {
  seen.hints = [];
  remember("coach", seen);
}
