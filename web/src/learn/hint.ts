/** What to tap next, for a learner who has gone astray: in words, and pointed out on the board. */

import { noMarks, type Marks } from "$/board/marks";
import { readStep, spaceName } from "$/protocol";
import { placed, workersOf, type Choice } from "$/table/choice";
import { meaning } from "$/words/events";
import { say } from "$/words/words.svelte";
import type { Node } from "./lesson";

export interface Hint {
  text: string;
  marks: Marks;
}

export function hint({ trial, step, view }: Node, { selected }: Choice): Hint {
  const next = step === undefined ? undefined : readStep(step);
  if (next && !trial && !placed(next))
    return { text: say("learn-hint-press", { step: meaning(next, view) }), marks: noMarks };
  const workers = trial ? (trial.worker === null ? [] : [trial.worker]) : workersOf(next!);
  const worker = workers.length && !workers.includes(selected ?? -1) ? workers[0]! : null;
  const end = trial?.space ?? (next!.kind === "swap" && next!.dst === selected ? next!.src : next!.dst);
  const kind = trial ? "hint" : next!.kind;
  return worker === null
    ? {
        text: say("learn-hint-tap", { space: spaceName(end) }),
        marks: { ...noMarks, selected, targets: [{ space: end, kind }] },
      }
    : {
        text: say("learn-hint-worker", { space: spaceName(worker) }),
        marks: { ...noMarks, sources: [worker], targets: [{ space: worker, kind: "hint" }] },
      };
}
