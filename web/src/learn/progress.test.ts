import { describe, expect, it } from "vitest";
import { parts, path } from "./lesson";
import { progress } from "./progress.svelte";

describe("progress", () => {
  it("knows every lesson that there is", () => {
    expect(path.toSorted()).toEqual(Object.keys(parts).toSorted());
  });

  it("leads from lesson to lesson", () => {
    expect(progress.next()).toBe("move");
    expect(progress.next("move")).toBe("climb");
    for (let part = 0; part < parts.climb!; part++) progress.learn("climb", part);
    expect(progress.complete("climb")).toBe(true);
    expect(progress.next("move")).toBe("build");
    expect(progress.next(path.at(-1))).toBe("move");
  });

  it("counts a part once", () => {
    progress.learn("move", 1);
    progress.learn("move", 1);
    expect([progress.count("move"), progress.has("move", 0), progress.has("move", 1)]).toEqual([
      1,
      false,
      true,
    ]);
  });
});
