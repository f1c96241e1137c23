import { describe, expect, it } from "vitest";
import { drawn, place, worker } from "$/testkit/drawn";
import { facts, readStep } from "$/protocol";
import { choose } from "$/table/choice";
import { settings } from "$/ui/settings.svelte";
import { Exercise } from "./exercise.svelte";
import { hint } from "./hint";
import type { Node, Part, Reason } from "./lesson";

settings.speed = 0;

const number = (kind: string, src: string, dst: string) =>
  (facts.kinds.indexOf(kind) << 10) | (place(src) << 5) | place(dst);
const move = number("move", "b2", "a1");
const other = number("move", "b2", "c3");
const build = number("build", "a1", "b2");
const reasons: Reason[] = [
  { code: "not-neighboring", args: { space: "e5" } },
  { code: "too-high", args: { space: "b3" } },
  { code: "too-high", args: { space: "b1" } },
];

function why(from: string, answers: Record<string, number>): Node["why"] {
  const all = Array<number>(25).fill(0);
  for (const [space, reason] of Object.entries(answers)) all[place(space)] = reason;
  return { "-": all, [place(from)]: all };
}

function part(...nodes: Node[]): Part {
  return { says: "lesson-b-move", task: "lesson-b-move-task", seat: 0, fleece: 0, nodes };
}

const start = { ...drawn({ workers: [worker("b2")] }), legal: [move, other] };
const moved = { ...drawn({ workers: [worker("a1")] }), legal: [build], active: place("a1") };
const built = drawn({ workers: [worker("a1")], levels: { b2: 1 } });
const event = (step: number) => {
  const { kind, src, dst } = readStep(step);
  return [{ kind, src, dst }];
};

const task = part(
  { view: start, step: move, yours: true, why: why("b2", { b3: 1 }) },
  { view: moved, events: event(move), step: build, yours: true, why: why("a1", {}) },
  { view: built, events: event(build) },
);
const trial = part({
  view: start,
  yours: true,
  trial: { worker: place("b2"), space: place("b3") },
  why: why("b2", { b3: 1, b1: 2 }),
});

describe("an exercise", () => {
  it("is done when every step has been taken", async () => {
    const exercise = new Exercise(task, reasons);
    expect(exercise.deciding).toBe(true);
    await exercise.step(move);
    expect(exercise.view.legal).toEqual([build]);
    await exercise.step(build);
    expect(exercise.over).toBe(true);
    expect(exercise.deciding).toBe(false);
    expect(exercise.stage.scene.levels[place("b2")]).toBe(1);
  });

  it("takes another legal step back", async () => {
    const exercise = new Exercise(task, reasons);
    await exercise.step(other);
    expect(exercise.answer).toEqual({ kind: "other" });
    expect(exercise.astray).toBe(true);
    expect(exercise.view).toBe(start);
    expect(exercise.stage.scene.workers[0]!.space).toBe(place("b2"));
  });

  it("says why a space is refused", async () => {
    const exercise = new Exercise(task, reasons);
    const reason = await exercise.why(place("e5"), place("b2"));
    expect(reason.code).toBe("not-neighboring");
    expect(exercise.answer?.kind).toBe("refused");
    expect(exercise.over).toBe(false);
  });

  it("is done by what is refused for the reason in question, wherever that is", async () => {
    for (const space of ["b3", "b1"]) {
      const exercise = new Exercise(trial, reasons);
      await exercise.why(place("e5"), place("b2"));
      expect(exercise.over).toBe(false);
      await exercise.why(place(space), place("b2"));
      expect(exercise.answer?.kind).toBe("right");
      expect(exercise.over).toBe(true);
    }
  });

  it("plays by itself what others do, and begins again", async () => {
    const exercise = new Exercise(part(...task.nodes.map((node) => ({ ...node, yours: false }))), reasons);
    expect(exercise.deciding).toBe(false);
    await expect.poll(() => exercise.over).toBe(true);
    expect(exercise.steps.map(({ events }) => events[0]!.kind)).toEqual(["move", "build"]);
    exercise.begin();
    expect(exercise.over).toBe(false);
    exercise.stop();
  });
});

describe("a hint", () => {
  const choice = (node: Node, picked: string | null) =>
    choose(node.view.legal, node.view.active, picked === null ? null : place(picked));

  it("points at the worker, then at the space", () => {
    const [first] = task.nodes;
    const two = { ...first!, view: { ...start, legal: [...start.legal, number("move", "e5", "d5")] } };
    expect(hint(two, choice(two, null)).text).toBe("Tap your worker on b2.");
    const then = hint(two, choice(two, "b2"));
    expect(then.text).toBe("Tap a1.");
    expect(then.marks.targets).toEqual([{ space: place("a1"), kind: "move" }]);
  });

  it("points at what is refused", () => {
    const [node] = trial.nodes;
    expect(hint(node!, choice(node!, "b2")).marks.targets).toEqual([{ space: place("b3"), kind: "hint" }]);
  });

  it("names a button", () => {
    const end = facts.kinds.indexOf("end") << 10;
    const node = { view: { ...start, legal: [end] }, step: end };
    expect(hint(node, choice(node, null)).text).toBe("Choose “End the turn” below.");
  });
});
