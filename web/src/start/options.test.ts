import { describe, expect, it } from "vitest";
import { cards } from "$/protocol";
import {
  asked,
  cardObjection,
  clocks,
  objection,
  optionsOf,
  pool,
  quick,
  usual,
  withPlayers,
  type Form,
} from "./options";

const number = (name: string) => cards.find((card) => card.name === name)!.number;
const form = (changes: Partial<Form> = {}): Form => ({ ...usual, ...changes });
const chosen = (...names: string[]) =>
  form({ way: "chosen", players: names.length, chosen: names.map(number) });

describe("a game in one tap", () => {
  it("has no powers against the computer unless they are wanted", () => {
    expect(quick(["me", "computer"], false)).toMatchObject({
      players: 2,
      deal: "none",
      seats: ["me", "computer"],
    });
    expect(quick(["me", "computer"], false, 8).levels).toEqual([8, 8]);
    expect(quick(["me", "computer"], true)).toMatchObject({ deal: "random", groups: ["simple"] });
  });
  it("has powers with three and four players", () => {
    expect(quick(["me", "me", "me"], false)).toMatchObject({ players: 3, deal: "random" });
  });
});

describe("options", () => {
  it("are cut to the number of players", () => {
    expect(optionsOf(form({ players: 3 })).seats).toEqual(["me", "computer", "computer"]);
    expect(optionsOf({ ...chosen("Apollo", "Pan"), chosen: [1, 9, 3, 4] }).powers).toEqual([1, 9]);
  });
  it("name powers only if they were chosen", () => {
    expect(optionsOf({ ...chosen("Apollo", "Pan"), way: "random" }).powers).toEqual([]);
  });
  it("turn the Golden Fleece into its card, 0 for a random one", () => {
    expect(optionsOf(form({ way: "fleece" }))).toMatchObject({ deal: "none", fleece: 0 });
    expect(optionsOf(form({ way: "fleece", fleece: 8 }))).toMatchObject({ deal: "none", fleece: 8 });
    expect(optionsOf(form({ way: "random", fleece: 8 })).fleece).toBeNull();
  });
  it("show a table in the lobby only if somebody can join", () => {
    expect(optionsOf(form({ public: true })).public).toBe(false);
    expect(optionsOf(form({ public: true, seats: ["me", "open"] })).public).toBe(true);
  });
  it("leave powers and first player to a position", () => {
    expect(optionsOf({ ...chosen("Apollo", "Pan"), first: 1 }, "text")).toMatchObject({
      deal: "none",
      powers: [],
      first: null,
      position: "text",
    });
  });
  it("carry every clock that is offered", () => {
    for (const clock of Object.values(clocks).flat()) expect(optionsOf(form({ clock })).clock).toEqual(clock);
  });
});

describe("an objection", () => {
  it.each<[string, Form, string | undefined]>([
    ["the usual game", usual, undefined],
    ["no person", form({ seats: ["computer", "computer"] }), "start-no-person"],
    ["an open seat for the only person", form({ seats: ["open", "computer"] }), undefined],
    ["three without powers", form({ players: 3, way: "none" }), "start-no-none"],
    ["the Golden Fleece for three", form({ players: 3, way: "fleece" }), "start-no-fleece"],
    ["a seat without a choice", form({ way: "chosen", chosen: [1, null] }), "start-no-power"],
    ["two good powers", chosen("Apollo", "Pan"), undefined],
    ["a mortal for two", chosen("Apollo", "Mortal"), undefined],
    ["a mortal for three", chosen("Apollo", "Mortal", "Pan"), "start-no-none"],
    ["the same power twice", chosen("Apollo", "Apollo"), "start-no-twice"],
    ["two mortals", chosen("Mortal", "Mortal"), undefined],
    ["a hero for three", chosen("Apollo", "Pan", "Jason"), "start-no-players"],
    ["a forbidden match-up", chosen("Hades", "Pan"), "start-no-forbidden"],
    ["one that is allowed all the same", { ...chosen("Hades", "Pan"), allowForbidden: true }, undefined],
    ["no group", form({ groups: [] }), "start-no-group"],
    ["heroes for three", form({ players: 3, groups: ["hero"] }), "start-no-pool"],
  ])("to %s", (_, choices, key) => expect(objection(choices)?.key).toBe(key));

  it("names both powers of a forbidden match-up", () => {
    expect(objection(chosen("Hades", "Pan"))?.powers?.map((power) => cards[power]!.name)).toEqual([
      "Hades",
      "Pan",
    ]);
  });
  it("is not made to the powers of a position", () => {
    expect(objection(form({ players: 3, way: "none" }), "text")).toBeNull();
  });
  it("to a card looks at the other seats only", () => {
    expect(cardObjection(chosen("Hades", "Pan"), 1, number("Hades"))?.key).toBe("start-no-twice");
    expect(cardObjection(chosen("Hades", "Pan"), 0, number("Hades"))?.key).toBe("start-no-forbidden");
    expect(cardObjection(chosen("Apollo", "Pan"), 0, number("Zeus"))).toBeNull();
  });
});

describe("the number of players", () => {
  it("drops what it does not allow", () => {
    const changed = withPlayers(
      { ...form({ way: "none", first: 1 }), chosen: [number("Jason"), 1, 0, null] },
      3,
    );
    expect(changed).toMatchObject({ players: 3, way: "random", first: 1, chosen: [null, 1, null, null] });
    expect(withPlayers(form({ players: 4, first: 3 }), 2).first).toBeNull();
  });
  it("narrows the pool", () => {
    expect(pool(form({ groups: ["simple", "hero"] }))).toHaveLength(20);
    expect(pool(form({ groups: ["simple", "hero"], players: 4 }))).toHaveLength(10);
    expect(pool(form({ groups: ["golden fleece"], openOnly: true }))).toHaveLength(12);
  });
});

describe("a link to the page", () => {
  it("may ask for a power against a mortal", () => {
    const form = asked(usual, new URLSearchParams("power=minotaur"));
    expect(optionsOf(form)).toMatchObject({ deal: "chosen", powers: [number("Minotaur"), 0] });
    expect(objection(form)).toBeNull();
  });
  it("may ask for a table in the lobby", () => {
    expect(optionsOf(asked(usual, new URLSearchParams("public")))).toMatchObject({
      seats: ["me", "open"],
      public: true,
    });
  });
  it("may ask for nothing", () => expect(asked(usual, new URLSearchParams())).toBe(usual));
});
