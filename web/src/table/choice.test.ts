import { describe, expect, it } from "vitest";
import { facts } from "$/protocol";
import { choose, tap } from "./choice";

const space = (name: string) => "abcde".indexOf(name[0]!) + 5 * (Number(name[1]) - 1);
const step = (kind: string, src: number | string, dst: number | string) =>
  (facts.kinds.indexOf(kind) << 10) |
  ((typeof src === "string" ? space(src) : src) << 5) |
  (typeof dst === "string" ? space(dst) : dst);
const end = step("end", 0, 0);

describe("choosing", () => {
  it("waits for a worker when several can move", () => {
    const choice = choose([step("move", "b2", "c3"), step("move", "d4", "c3")], null, null);
    expect(choice.sources).toEqual([space("b2"), space("d4")]);
    expect(choice.selected).toBeNull();
    expect(choice.targets.size).toBe(0);
    expect(tap(choice, space("b2"))).toEqual({ kind: "select", space: space("b2") });
    expect(tap(choice, space("c3"))).toEqual({ kind: "why" });
  });

  it("takes up the only worker, or the one at work", () => {
    expect(choose([step("move", "b2", "c3")], null, null).selected).toBe(space("b2"));
    const builds = [step("build", "b2", "b3"), step("build", "d4", "d5")];
    expect(choose(builds, space("d4"), null).selected).toBe(space("d4"));
    expect(choose(builds, space("d4"), space("b2")).selected).toBe(space("b2"));
  });

  it("steps at once, and means what the player wants where a space has several meanings", () => {
    const legal = [step("build", "b2", "b3"), step("dome", "b2", "b3"), step("build", "b2", "c3")];
    const choice = choose(legal, space("b2"), null);
    expect(tap(choice, space("c3"))).toMatchObject({ kind: "step", step: { number: legal[2] } });
    expect(choice.meanings).toEqual(["build", "dome"]);
    expect([choice.meant, tap(choice, space("b3"))]).toMatchObject([
      "build",
      { kind: "step", step: { kind: "build" } },
    ]);
    const other = choose(legal, space("b2"), null, "dome");
    expect([other.meant, tap(other, space("b3"))]).toMatchObject([
      "dome",
      { kind: "step", step: { kind: "dome" } },
    ]);
    expect(tap(other, space("c3"))).toMatchObject({ kind: "step", step: { number: legal[2] } });
    expect(choose(legal.slice(1), space("b2"), null, "dome").meanings).toEqual([]);
  });

  it("needs no worker for steps that name none, unless one was taken up", () => {
    const legal = [step("place", 0, "a1"), step("move", "b2", "a1"), step("move", "d4", "d5")];
    expect(tap(choose(legal, null, null), space("a1"))).toMatchObject({
      kind: "step",
      step: { kind: "place" },
    });
    expect(tap(choose(legal, null, space("b2")), space("a1"))).toMatchObject({
      kind: "step",
      step: { kind: "move" },
    });
    expect(choose([step("dome", "e5", "e5"), end], null, null).sources).toEqual([]);
  });

  it("finds a trade from either worker", () => {
    const choice = choose(
      [step("swap", "a1", "e5"), step("swap", "a2", "e5"), end],
      space("a2"),
      space("e5"),
    );
    expect([...choice.targets.keys()]).toEqual([space("a1"), space("a2")]);
    expect(choice.end?.number).toBe(end);
  });

  it("lets a worker build under itself", () => {
    const choice = choose([step("build", "b2", "b2"), step("build", "b2", "b3")], space("b2"), null);
    expect(tap(choice, space("b2"))).toMatchObject({ kind: "step", step: { kind: "build" } });
  });

  it("says why nothing is built where the builder stands", () => {
    const choice = choose([step("build", "b2", "b3"), end], space("b2"), null);
    expect(tap(choice, space("b2"))).toEqual({ kind: "why" });
    const moving = choose([step("move", "b2", "b3"), step("build", "b2", "b3")], space("b2"), null);
    expect(tap(moving, space("b2"))).toEqual({ kind: "select", space: null });
  });

  it("keeps directions and unseen workers apart", () => {
    const legal = [
      step("aim", 0, 3),
      step("mark", facts.unknown, facts.first_worker),
      step("mark", facts.unknown, 7),
    ];
    const choice = choose(legal, null, null);
    expect(choice.aims).toHaveLength(1);
    expect(choice.names).toHaveLength(1);
    expect(choice.sources).toEqual([]);
    expect([...choice.targets.keys()]).toEqual([7]);
  });

  it("puts a worker down again when it is tapped twice", () => {
    const legal = [step("move", "b2", "c3"), step("move", "d4", "c3")];
    expect(tap(choose(legal, null, space("b2")), space("b2"))).toEqual({ kind: "select", space: null });
  });
});
