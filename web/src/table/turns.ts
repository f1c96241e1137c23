/** The log of a table as players read it: the steps that stand, turn by turn, in notation and in words. */

import { powerName } from "$/gallery/names";
import { facts, type Entry, type StepEntry } from "$/protocol";
import { clauses } from "$/words/events";
import { allOf, say } from "$/words/words.svelte";

/** Where one worker's moves meet: joined, they are `b2-c3-d4`. */
const JOINT = new RegExp(facts.joint, "g");

export interface Turn {
  turn: number;
  seat: number | null;
  text: string;
}

export interface Line {
  version: number;
  seat: number | null;
  text: string;
}

/** The steps that were not taken back. */
export function standing(log: Entry[]): StepEntry[] {
  const steps: StepEntry[] = [];
  for (const entry of log) {
    if (entry.kind === "step") steps.push(entry);
    else if (entry.kind === "undo") steps.length = Math.max(0, steps.length - entry.count); // of steps we know
  }
  return steps;
}

/** A row for every turn; in the setup, one for every seat's placing. */
export function turnsOf(steps: StepEntry[]): Turn[] {
  const rows: (Turn & { words: string[] })[] = [];
  for (const { turn, seat, text } of steps) {
    const last = rows.at(-1);
    if (last && last.turn === turn && (turn > 0 || last.seat === seat)) last.words.push(text);
    else rows.push({ turn, seat, text: "", words: [text] });
  }
  return rows.map(({ turn, seat, words }) => ({ turn, seat, text: words.join(" ").replace(JOINT, "$1") }));
}

/** The steps of the newest turn; in the setup, what the last seat has placed. */
export function lastTurn<Taken extends Pick<StepEntry, "turn" | "seat">>(steps: Taken[]): Taken[] {
  const last = steps.at(-1);
  return steps.filter(({ turn, seat }) => turn === last?.turn && (turn > 0 || seat === last.seat));
}

/** What happened at the table, a line for each turn or event, oldest first. */
export function story(log: Entry[], names: string[]): Line[] {
  const stand = new Set(standing(log));
  const lines: (Line & { turn?: number })[] = [];
  for (const entry of log) {
    const { version } = entry;
    if (entry.kind === "step") {
      if (!stand.has(entry)) continue;
      const text = told(entry, names);
      const last = lines.at(-1);
      if (!text) continue;
      if (last && last.turn === entry.turn && last.seat === entry.seat) last.text += `, ${text}`;
      else lines.push({ version, seat: entry.seat, text, turn: entry.turn });
    } else {
      const text = remark(entry, names);
      if (text) lines.push({ version, seat: "seat" in entry ? entry.seat : null, text });
    }
  }
  return lines;
}

/** One entry of the log by itself, for those who hear it. */
export function spoken(entry: Entry, names: string[]): string {
  const text = heard(entry, names);
  const seat = "seat" in entry ? entry.seat : null;
  return text && seat !== null ? say("table-for", { name: names[seat]!, prompt: text }) : text;
}

function heard(entry: Entry, names: string[]): string {
  if (entry.kind === "step") return told(entry, names);
  if (entry.kind === "undo") return say("table-told-undo", { count: entry.count });
  return entry.kind === "say" ? say(`table-phrase-${entry.phrase}`) : remark(entry, names);
}

function told(step: StepEntry, names: string[]): string {
  const text = clauses(step.events, names);
  if (text) return text;
  if (step.text.startsWith("resign")) return say("table-told-resign");
  return step.text === "??" ? say("table-unseen") : "";
}

function remark(entry: Entry, names: string[]): string {
  switch (entry.kind) {
    case "sit":
      return say(entry.computer ? "table-told-computer" : "table-told-sit");
    case "offer":
      return say("table-told-offer", { powers: allOf(entry.powers.map(powerName)) });
    case "pick":
      return say("table-told-pick", { power: powerName(entry.power) });
    case "begin":
      return say("table-told-begin", { name: names[entry.first]! });
    case "answer":
      return say(entry.yes ? "table-told-yes" : "table-told-no");
    case "wish":
      return say(`table-told-wish-${entry.rematch}`);
    case "ask":
      return say(entry.quick ? "table-told-quick" : "table-told-ask");
    case "leave":
    case "flag":
    case "dismiss":
    case "pause":
    case "close":
      return say(`table-told-${entry.kind}`);
    default:
      return "";
  }
}
