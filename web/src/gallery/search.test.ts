import { afterAll, describe, expect, it } from "vitest";
import { cards } from "$/protocol";
import { LANGUAGES, speak, type Language } from "$/words/words.svelte";
import { finds, fold } from "./search";

const languages: Language[] = Object.keys(LANGUAGES);
const numbers = cards.slice(1).map((card) => card.number);
const found = (query: string) => numbers.filter(finds(query)).map((number) => cards[number]!.name);

afterAll(() => speak("en"));

it("accents, capitals and signs do not matter", () => {
  expect(fold("Héphaïstos")).toBe("hephaistos");
  expect(fold("ЁЛКА")).toBe(fold("елка"));
  expect(fold("Śmiałek")).toBe("smialek");
  expect(fold("Europa & Talus")).toBe("europa talus");
});

describe.each(languages)("in %s a card is found", (language) => {
  it.each([
    ["Hypnus", "Hypnus"],
    ["Odysseus", "Odysseus"],
    ["Athena", "Athena"],
    ["Circe", "Circe"],
    ["hades", "Hades"],
    ["HERACLES", "Heracles"],
    ["Атлас", "Atlas"],
    ["Кронос", "Chronus"],
    ["грации", "Graeae"],
    ["hefajstos", "Hephaestus"],
    ["Meduza", "Medusa"],
    ["europa talus", "Europa"],
    ["Талус", "Europa"],
  ])("by %s", async (query, name) => {
    await speak(language);
    expect(found(query)).toContain(name);
  });
});

it("words of the text and labels are found as well, in any order", async () => {
  await speak("en");
  expect(found("harvest")).toEqual(["Demeter"]);
  expect(found("setup arrow")).toEqual(["Siren"]);
  expect(found("zzz")).toEqual([]);
  expect(found("")).toHaveLength(55);
});
