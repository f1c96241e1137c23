import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { tags, words } from "../../languages";
import { Tongue } from "./tongue";
import { nearest, sentence, series, speak } from "./words.svelte";

/** A folder of languages: what is in the only file of each. */
function folder(languages: Record<string, string>): string {
  const place = mkdtempSync(join(tmpdir(), "words-"));
  for (const [tag, text] of Object.entries(languages)) {
    mkdirSync(join(place, tag));
    writeFileSync(join(place, tag, "app.ftl"), text);
  }
  return place;
}

const tongue = (tag: string, text: string) => new Tongue(tag, { direction: "ltr", digits: "latn" }, text);

const ENGLISH =
  "# Greetings\nhello = Hello\nbye =\n    { $count ->\n        [one] Bye\n       *[other] Bye all\n    }\n";

describe("a language", () => {
  it("is a folder, and knows its name and where it begins to be read", () => {
    const place = folder({ he: "hello = שלום", en: ENGLISH, "pt-BR": "" });
    expect(tags(place)).toEqual(["en", "he", "pt-BR"]);
    expect(words(place, "he")).toMatchObject({ name: "עברית", direction: "rtl", digits: "latn" });
    expect(words(place, "pt-BR")).toMatchObject({ name: "Português (Brasil)", direction: "ltr" });
  });

  it("says in English what it lacks, and how much that is", () => {
    const { text, lacking, count } = words(folder({ en: ENGLISH, fr: "# bye = Bye\nhello = Bonjour" }), "fr");
    expect([lacking, count]).toEqual([1, 2]);
    const french = tongue("fr", text);
    expect([french.say("hello", {}), french.say("bye", { count: 2 })]).toEqual(["Bonjour", "Bye all"]);
    expect(() => french.say("nobody-wrote-this", {})).toThrow("no message");
  });

  it("falls back to the same language elsewhere before English", () => {
    const place = folder({ en: ENGLISH, pt: "hello = Olá", "pt-BR": "bye = Tchau" });
    const brazilian = tongue("en", words(place, "pt-BR").text);
    expect([brazilian.say("hello", {}), brazilian.say("bye", {})]).toEqual(["Olá", "Tchau"]);
  });

  it("has terms in all their cases", () => {
    const text =
      'hello = { -god(case: "of") } Zorn\n-god =\n    { $case ->\n        [of] Heras\n       *[other] Hera\n    }';
    expect(tongue("en", text).say("hello", {})).toBe("Heras Zorn");
  });

  it("tells on the console only what is missing", async () => {
    const told = vi.spyOn(console, "info").mockReturnValue();
    await speak("fr");
    await speak("en");
    expect(told).not.toHaveBeenCalled();
  });
});

describe("the language nearest to a visitor's", () => {
  it.each([
    [["fr-CH", "en"], ["en", "fr"], "fr"],
    [["nl", "pl"], ["en", "pl"], "pl"],
    [["nl"], ["en", "pl"], "en"],
    [["pt-PT"], ["en", "pt-BR"], "pt-BR"],
    [["pt"], ["en", "pt-PT", "pt-BR"], "pt-BR"],
    [["zh-TW"], ["en", "zh-Hans", "zh-Hant"], "zh-Hant"],
    [["zh"], ["en", "zh-Hant", "zh-Hans"], "zh-Hans"],
    [["iw"], ["en", "he"], "he"],
    [["en-US@posix", "C", "fr"], ["en", "fr"], "fr"],
  ])("%j of %j is %s", (wishes, languages, found) => {
    expect(nearest(wishes, languages)).toBe(found);
  });
});

describe("texts put together", () => {
  it("are a series, or a sentence with one full stop", () => {
    expect(series(["b2", "", "c3", "d4"])).toBe("b2, c3, d4");
    expect(series([])).toBe("");
    expect(["Go", "Go!", "行。"].map(sentence)).toEqual(["Go.", "Go!", "行。"]);
  });
});
