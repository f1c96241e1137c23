import { expect, test } from "vitest";
import { PerspectiveCamera, Vector3 } from "three";
import { drawn, place, token, worker } from "$/testkit/drawn";
import { noMarks, type Marks } from "../marks";
import { sceneOf } from "../scene";
import { Cast } from "./cast";
import { Markers } from "./markers";
import { Motion } from "./motion";
import { Picker } from "./picking";
import { middle } from "./place";

const SIZE = { width: 500, height: 500 };

/** A player south of the board. A spot is given as so much east, above and north of the middle of a space. */
function look(drawing: Parameters<typeof drawn>[0], targets: Marks["targets"] = [], hidden: string[] = []) {
  const eye = new PerspectiveCamera(30, 1);
  eye.position.set(0, 10, 7);
  eye.lookAt(0, 0, 0);
  eye.updateMatrixWorld();
  const [cast, markers] = [new Cast(new Motion()), new Markers()];
  const scene = sceneOf(drawn(drawing));
  cast.show(scene, 0, false);
  cast.giveWay(new Map(hidden.map((space) => [place(space), 0])));
  markers.show(scene, { ...noMarks, targets }, null, null);
  for (const group of [cast, markers]) group.updateMatrixWorld();
  const picker = new Picker(eye, [cast, markers]);
  const open = new Set(targets.map(({ space }) => space));
  const spot = (space: string, [east, up, north]: number[], aside = 0) => {
    const { x, z } = middle(place(space));
    const at = new Vector3(x + east!, up, z - north!).project(eye);
    return { ...SIZE, x: ((at.x + 1) / 2) * SIZE.width + aside, y: ((1 - at.y) / 2) * SIZE.height };
  };
  return {
    at: (space: string, ...offset: number[]) => picker.spaceAt(spot(space, offset), open),
    tap: (space: string, offset: number[], aside: number, touch: boolean) =>
      picker.meant(spot(space, offset, aside), open, touch),
  };
}

const build = (space: string) => ({ space: place(space), kind: "build" });

test.each(["a1", "c3", "e5"])("the ground of %s", (space) => {
  expect(look({}).at(space, 0, 0, 0)).toBe(place(space));
});

test("the sea is no space", () => {
  expect(look({}).at("e5", 1, 0, 0)).toBe(null);
});

test("a tower is met by its roof and by its wall, before what is behind it", () => {
  const { at } = look({ levels: { c3: 3 } });
  expect(at("c3", 0, 1.18, 0.2)).toBe(place("c3"));
  expect(at("c3", 0, 0.6, -0.35)).toBe(place("c3"));
  expect(at("c2", 0, 0, 0)).toBe(place("c2"));
});

test.each([
  ["a worker by its head", { workers: [worker("c3")] }],
  ["a dome by its top", { domes: ["c3"] }],
  ["Talus by his helmet", { tokens: [token("talus", "c3")] }],
])("%s", (_, drawing) => {
  const levels = { c3: 3 };
  const head = [0, 1.18 + 0.32, 0.02];
  expect(look({ levels }).at("c3", ...head)).toBe(place("c4"));
  expect(look({ levels, ...drawing }).at("c3", ...head)).toBe(place("c3"));
});

test("the block to come belongs to its space up to the far edge of its roof, though the space behind is a target too", () => {
  const roof = [0, 1.18, 0.2];
  expect(look({ levels: { c2: 2 } }, [build("c3")]).at("c2", ...roof)).toBe(place("c3"));
  expect(look({ levels: { c2: 2 } }, [build("c2"), build("c3")]).at("c2", ...roof)).toBe(place("c2"));
});

test("through a tower that has given way a target is met, and nothing else", () => {
  const tower = { levels: { c2: 3 } };
  const behind = [0, 0, 0];
  expect(look(tower, [build("c4")]).at("c3", ...behind)).toBe(place("c2"));
  expect(look(tower, [build("c4")], ["c2"]).at("c3", ...behind)).toBe(place("c2"));
  expect(look(tower, [build("c3")], ["c2"]).at("c3", ...behind)).toBe(place("c3"));
  expect(look(tower, [build("c2"), build("c3")], ["c2"]).at("c3", ...behind)).toBe(place("c2"));
});

test("a finger that misses a target by a little means it, and not the space beside it", () => {
  const { tap } = look({}, [{ space: place("c3"), kind: "move" }]);
  const edge = [0.5, 0, 0];
  expect(tap("c3", edge, 9, true)).toBe(place("c3"));
  expect(tap("c3", edge, 9, false)).toBe(place("d3"));
  expect(tap("c3", edge, 20, true)).toBe(place("d3"));
});

test("what is plainly tapped is meant, though a target is near", () => {
  const { tap } = look({}, [build("c3"), build("d3")]);
  expect(tap("c3", [0.5, 0, 0], 8, true)).toBe(place("d3"));
});
