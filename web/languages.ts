/**
 * What the build knows of the languages. Each is a folder of Fluent files, and nothing else lists them; what one lacks
 * comes from English, so that the browser loads a single piece that is complete.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ELSEWHERE = ["cli.ftl", "pictures.ftl"]; // said by the command line, and in pictures
const LIST = "virtual:languages";

export interface Words {
  /** What the language calls itself. */
  name: string;
  direction: "ltr" | "rtl";
  /** The signs it writes numbers with, as Unicode calls them. */
  digits: string;
  /** How many messages are in English, and of how many. */
  lacking: number;
  count: number;
  text: string;
}

/** All languages that have a folder, English first. */
export function tags(folder: string): string[] {
  const found = readdirSync(folder).filter((name) => existsSync(join(folder, name, "app.ftl")));
  return [...new Set(["en", ...found.sort()])];
}

/** The messages and terms of a language by their keys. */
function messages(folder: string, tag: string): Map<string, string> {
  const texts = readdirSync(join(folder, tag))
    .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name))
    .map((name) => readFileSync(join(folder, tag, name), "utf8").replace(/^#.*\n?/gm, ""));
  const entries = texts.flatMap((text) => text.split(/^(?=-?[a-z])/m)).filter((text) => text.trim());
  return new Map(entries.map((text) => [text.slice(0, text.indexOf(" =")), `${text.trimEnd()}\n`]));
}

/** A language with all its messages; those it lacks are in the language without its region, or in English. */
export function words(folder: string, tag: string): Words {
  const all = tags(folder);
  const chain = [tag, tag.split("-")[0]!, "en"].filter((known) => all.includes(known));
  const own = messages(folder, tag);
  const english = messages(folder, "en");
  const filled = new Map(chain.reverse().flatMap((known) => [...messages(folder, known)]));
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: "ltr" | "rtl" } };
  const name = new Intl.DisplayNames(tag, { type: "language", languageDisplay: "standard" }).of(tag)!;
  return {
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    direction: locale.getTextInfo().direction,
    digits: new Intl.NumberFormat(tag).resolvedOptions().numberingSystem,
    lacking: [...english.keys()].filter((key) => !own.has(key)).length,
    count: english.size,
    text: [...filled.values()].join(""),
  };
}

/** `virtual:languages` lists them; the words of each are a module of their own, loaded when it is first spoken. */
export function languages(folder: string): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return;
      const tag = id.slice(LIST.length + 2);
      for (const known of ["en", tag].filter(Boolean))
        for (const file of readdirSync(join(folder, known))) this.addWatchFile(join(folder, known, file));
      return tag ? `export default ${JSON.stringify(words(folder, tag).text)};` : list(folder);
    },
  };
}

function list(folder: string): string {
  const rows = tags(folder).map((tag) => {
    const { text: _, ...facts } = words(folder, tag);
    return `${JSON.stringify(tag)}: { ...${JSON.stringify(facts)}, load: () => import("${LIST}/${tag}") },`;
  });
  return `export default {\n${rows.join("\n")}\n};`;
}
