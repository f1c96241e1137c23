/** What stands on the board, as pieces that keep their names while they move. */

import type { Event, Token, View, Worker } from "$/protocol";

export type SceneWorker = Worker & { id: string };
export type SceneToken = Token & { id: string };

/** Workers stand in the order of their arrival, so that of two on one space the first has to make room. */
export interface Scene {
  levels: number[];
  domes: boolean[];
  workers: SceneWorker[];
  tokens: SceneToken[];
  wind: number | null;
  arrow: number | null;
}

export const bare: Scene = {
  levels: Array<number>(25).fill(0),
  domes: Array<boolean>(25).fill(false),
  workers: [],
  tokens: [],
  wind: null,
  arrow: null,
};

/** What of a view stands on the board. */
export type Shown = Pick<View, "levels" | "domes" | "workers" | "tokens" | "wind" | "arrow">;

let named = 0;
const newName = () => `piece-${++named}`;

/** The scene of a view. Pieces it shares with an earlier scene keep their names. */
export function sceneOf(view: Shown, before: Scene = bare): Scene {
  return {
    levels: [...view.levels].map(Number),
    domes: bare.domes.map((_, space) => view.domes.includes(space)),
    workers: recognised(view.workers, before.workers, sameFigure),
    tokens: recognised(view.tokens, before.tokens, sameKind),
    wind: view.wind,
    arrow: view.arrow,
  };
}

const sameFigure = (a: Worker, b: Worker) => a.side === b.side && a.woman === b.woman;
const sameKind = (a: Token, b: Token) => a.kind === b.kind;

/** Name each piece after one like it: first those that have stayed, then those that must have moved. */
function recognised<P extends { space: number }>(
  pieces: P[],
  before: (P & { id: string })[],
  alike: (a: P, b: P) => boolean,
): (P & { id: string })[] {
  const left = new Set(before);
  const like = (piece: P, stayed: boolean) => {
    const old = [...left].find((old) => alike(old, piece) && (!stayed || old.space === piece.space));
    if (old) left.delete(old);
    return old?.id;
  };
  const stayed = pieces.map((piece) => like(piece, true));
  return pieces.map((piece, n) => ({ ...piece, id: stayed[n] ?? like(piece, false) ?? newName() }));
}

/**
 * The scene after an event, for display alone. What the event does not tell (who is placed, which token, where the
 * wind blows) is looked up in the view that it leads to. An event that changes nothing returns the scene itself.
 */
export function apply(scene: Scene, event: Event, view: View): Scene {
  const { kind, src, dst } = event;
  switch (kind) {
    case "move":
    case "force":
      return go(scene, at(scene, src), dst);
    case "swap": {
      // Apollo's swap is told after his move: then only the other one still has to go.
      const [one, other] = [at(scene, src), at(scene, dst)];
      return go(go(scene, one, dst), other, src);
    }
    case "kill":
      return { ...scene, workers: scene.workers.filter((worker) => worker !== at(scene, dst)) };
    case "place":
      return { ...scene, workers: [...scene.workers, ...placed(view, dst)] };
    case "build":
      return { ...scene, levels: scene.levels.with(dst, scene.levels[dst]! + 1) };
    case "unbuild":
    case "lower":
      return { ...scene, levels: scene.levels.with(dst, scene.levels[dst]! - 1) };
    case "dome":
      return { ...scene, domes: scene.domes.with(dst, true) };
    case "token":
    case "secret":
      return { ...scene, tokens: recognised(view.tokens, scene.tokens, sameKind) };
    case "clear":
      return { ...scene, tokens: scene.tokens.filter((token) => token.space !== dst || hidden(token)) };
    case "aim":
      return { ...scene, wind: view.wind, arrow: view.arrow };
    case "mark":
      return {
        ...scene,
        workers: scene.workers.map((worker) => ({ ...worker, marked: worker.space === dst })),
      };
    case "out":
      return { ...scene, workers: scene.workers.filter((worker) => worker.side !== src) };
    default:
      return scene;
  }
}

/** Do two workers share a space? Then one of them is about to be sent away. */
export function crowded(scene: Scene): boolean {
  return new Set(scene.workers.map((worker) => worker.space)).size < scene.workers.length;
}

function at(scene: Scene, space: number): SceneWorker | undefined {
  return scene.workers.find((worker) => worker.space === space);
}

function go(scene: Scene, worker: SceneWorker | undefined, space: number): Scene {
  if (!worker) return scene;
  return {
    ...scene,
    workers: [...scene.workers.filter((other) => other !== worker), { ...worker, space }],
  };
}

function placed(view: View, space: number): SceneWorker[] {
  return view.workers
    .filter((worker) => worker.space === space)
    .map((worker) => ({ ...worker, id: newName() }));
}

function hidden(token: Token): boolean {
  return token.kind === "abyss" || token.kind === "fate";
}
