import { expect, test } from "vitest";
import { drawn, place, token, worker } from "$/testkit/drawn";
import { sceneOf } from "./scene";
import { spokenDirections, spokenSpace } from "./spoken";

const spoken = (space: string, drawing: Parameters<typeof drawn>[0]) =>
  spokenSpace(sceneOf(drawn(drawing)), place(space));

test("a space tells its level and what is on it", () => {
  expect(spoken("a1", {})).toBe("a1, ground");
  expect(spoken("c3", { levels: { c3: 3 }, domes: ["c3"] })).toBe("c3, level 3, dome");
  expect(spoken("b2", { workers: [worker("b2", 1, false, { asleep: true, marked: true })] })).toBe(
    "b2, ground, purple man, asleep, marked by Adonis",
  );
});

test("every token has a name", () => {
  for (const kind of ["coin", "whirlpool", "talus", "ram", "abyss", "fate"] as const)
    expect(spoken("e5", { tokens: [token(kind, "e5")] })).toMatch(/^e5, ground, \w/);
});

test("wind and arrow tell where they point", () => {
  expect(spokenDirections(sceneOf(drawn({})))).toBe("");
  expect(spokenDirections(sceneOf(drawn({ wind: 1, arrow: 4 })))).toBe(
    "The wind blows to the northeast. The Siren's arrow points to the south.",
  );
});
