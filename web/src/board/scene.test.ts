import { describe, expect, test } from "vitest";
import type { Event, View } from "$/protocol";
import { apply, crowded, sceneOf, type Scene } from "./scene";
import { drawn, place, token, worker } from "$/testkit/drawn";

const event = (kind: string, src: string | number, dst: string | number): Event => ({
  kind,
  src: place(src),
  dst: place(dst),
});

function after(view: View, ...events: Event[]): Scene {
  return events.reduce((scene, event) => apply(scene, event, view), sceneOf(view));
}

const spaceOf = (scene: Scene, id: string) => scene.workers.find((worker) => worker.id === id)?.space;

describe("a scene", () => {
  test("has levels, domes and pieces of the view", () => {
    const scene = sceneOf(
      drawn({ levels: { c3: 2, d4: 3 }, domes: ["d4"], workers: [worker("c3", 1)], wind: 3 }),
    );
    expect(scene.levels[place("c3")]).toBe(2);
    expect(scene.domes[place("d4")]).toBe(true);
    expect(scene.domes[place("c3")]).toBe(false);
    expect(scene.workers).toMatchObject([{ space: 12, side: 1, woman: true }]);
    expect(scene.wind).toBe(3);
  });

  test("keeps the names of pieces that stay and of pieces that move", () => {
    const before = sceneOf(drawn({ workers: [worker("a1"), worker("b1", 0, false), worker("e5", 1)] }));
    const view = drawn({
      workers: [worker("b1", 0, false), worker("e4", 1), worker("a1"), worker("c3", 1, false)],
    });
    const [man, other, woman, fresh] = sceneOf(view, before).workers;
    expect(woman!.id).toBe(before.workers[0]!.id);
    expect(man!.id).toBe(before.workers[1]!.id);
    expect(other!.id).toBe(before.workers[2]!.id);
    expect(before.workers.map((worker) => worker.id)).not.toContain(fresh!.id);
  });

  test("does not take a man for a woman, nor a worker of the other side", () => {
    const before = sceneOf(drawn({ workers: [worker("a1")] }));
    for (const other of [worker("a2", 0, false), worker("a2", 1)])
      expect(sceneOf(drawn({ workers: [other] }), before).workers[0]!.id).not.toBe(before.workers[0]!.id);
  });
});

describe("an event", () => {
  const view = drawn({ workers: [worker("b2"), worker("c3", 1)], levels: { d4: 2 } });
  const [ours, theirs] = sceneOf(view).workers;

  function placesAfter(...events: Event[]): [number | undefined, number | undefined] {
    const start = { ...sceneOf(view), workers: [ours!, theirs!] };
    const scene = events.reduce((scene, event) => apply(scene, event, view), start);
    return [spaceOf(scene, ours!.id), spaceOf(scene, theirs!.id)];
  }

  test.each<[string, Event[], [string | null, string | null]]>([
    ["a move", [event("move", "b2", "b3")], ["b3", "c3"]],
    [
      "Apollo's move tells a move and a swap",
      [event("move", "b2", "c3"), event("swap", "b2", "c3")],
      ["c3", "b2"],
    ],
    [
      "Minotaur's move tells a move and a force",
      [event("move", "b2", "c3"), event("force", "c3", "d4")],
      ["c3", "d4"],
    ],
    ["Harpies force on whoever moved", [event("move", "b2", "b3"), event("force", "b3", "b4")], ["b4", "c3"]],
    ["Nemesis' swap", [event("swap", "b2", "c3")], ["c3", "b2"]],
    ["a removed worker is gone", [event("kill", 0, "c3")], ["b2", null]],
    ["a side that is out takes its workers along", [event("out", 1, 0)], ["b2", null]],
    ["a move of somebody unseen", [event("move", "a1", "a2")], ["b2", "c3"]],
    ["a move from the unknown", [event("move", 31, "a2")], ["b2", "c3"]],
  ])("%s", (_, events, [first, second]) => {
    const number = (space: string | null) => (space === null ? undefined : place(space));
    expect(placesAfter(...events)).toEqual([number(first), number(second)]);
  });

  test("builds, also by a hidden worker, and takes away", () => {
    expect(after(view, event("build", 31, "d4")).levels[place("d4")]).toBe(3);
    expect(after(view, event("dome", "c3", "d4")).domes[place("d4")]).toBe(true);
    for (const kind of ["unbuild", "lower"])
      expect(after(view, event(kind, 0, "d4")).levels[place("d4")]).toBe(1);
  });

  test("shows who is placed as the view tells it, under a new name", () => {
    const before = sceneOf(drawn({ workers: [worker("b2")] }));
    const scene = apply(before, event("place", 0, "c3"), view);
    expect(scene.workers[1]).toMatchObject({ space: place("c3"), side: 1 });
    expect(sceneOf(view, scene).workers.map((worker) => worker.id)).toEqual(
      scene.workers.map((worker) => worker.id),
    );
  });

  test("lays tokens, moves Talus, clears what is built upon", () => {
    const before = sceneOf(drawn({ tokens: [token("talus", "a1"), token("coin", "b1")] }));
    const goal = drawn({ tokens: [token("coin", "b1"), token("talus", "a2")] });
    const moved = apply(before, event("token", 0, "a2"), goal);
    expect(moved.tokens.find((token) => token.kind === "talus")).toMatchObject({
      id: before.tokens[0]!.id,
      space: 5,
    });
    expect(apply(moved, event("clear", 0, "b1"), goal).tokens.map((token) => token.kind)).toEqual(["talus"]);
    const secret = sceneOf(drawn({ tokens: [token("abyss", "b1")] }));
    expect(apply(secret, event("clear", 0, "b1"), goal).tokens).toHaveLength(1);
  });

  test("turns wind and arrow, marks a worker", () => {
    expect(apply(sceneOf(view), event("aim", 0, 2), drawn({ wind: 2 })).wind).toBe(2);
    expect(after(view, event("mark", 0, "c3")).workers.map((worker) => worker.marked)).toEqual([false, true]);
  });

  test.each(["draw", "end", "steal", "return", "cancel", "turn", "win", "resign"])(
    "%s moves no piece",
    (kind) => {
      const scene = sceneOf(view);
      expect(apply(scene, event(kind, 0, 1), view)).toBe(scene);
    },
  );

  test("crowds a space only until somebody makes room", () => {
    expect(crowded(after(view, event("move", "b2", "c3")))).toBe(true);
    expect(crowded(after(view, event("move", "b2", "c3"), event("force", "c3", "d3")))).toBe(false);
  });
});
