import { expect, it } from "vitest";
import { forbidden, partners } from "./pairs";

const [pan, hades, apollo] = [9, 37, 1];

it("the rulebook's warnings go both ways", () => {
  expect(partners(pan)).toEqual([hades]);
  expect(partners(hades)).toEqual([pan]);
  expect(forbidden(pan, hades)).toBe(true);
  expect(forbidden(apollo, hades)).toBe(false);
});
