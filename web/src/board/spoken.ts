/** What the board shows, in words. */

import { spaceName } from "$/protocol";
import { say, series } from "$/words/words.svelte";
import type { Scene } from "./scene";

/** Everything on a space: `c3, level 2, red woman (Ben)`; `owners` are the players of each side. */
export function spokenSpace(scene: Scene, space: number, owners: string[] = []): string {
  const level = scene.levels[space]!;
  const words = [spaceName(space), level ? say("board-level", { level }) : say("board-ground")];
  if (scene.domes[space]) words.push(say("board-dome"));
  for (const token of scene.tokens) if (token.space === space) words.push(say(`board-${token.kind}`));
  for (const worker of scene.workers) {
    if (worker.space !== space) continue;
    const figure = say("board-worker", { side: worker.side, woman: worker.woman ? "yes" : "no" });
    const owner = owners[worker.side];
    words.push(owner ? say("board-owned", { worker: figure, owner }) : figure);
    for (const state of ["asleep", "marked", "secret"] as const)
      if (worker[state]) words.push(say(`board-${state}`));
  }
  return series(words);
}

/** Where wind and arrow point. */
export function spokenDirections(scene: Scene): string {
  return (["wind", "arrow"] as const)
    .filter((kind) => scene[kind] !== null)
    .map((kind) => say(`board-${kind}`, { direction: say("board-direction", { direction: scene[kind]! }) }))
    .join(" ");
}
