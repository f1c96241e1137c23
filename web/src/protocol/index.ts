/** The words of the wire, generated from the server's own types, and the facts of the cards. */

import type { components } from "./generated";
import table from "./facts.json";

type Schemas = components["schemas"];

export type Options = Schemas["Options"];
export type Clock = Schemas["Clock"];
export type View = Schemas["View"];
export type Worker = Schemas["Worker"];
export type Token = Schemas["Token"];
export type Event = Schemas["Event"];
export type Entry = Schemas["AnyEntry"];
export type StepEntry = Schemas["StepEntry"];
export type Info = Schemas["Info"];
export type SeatInfo = Schemas["SeatInfo"];
export type DraftInfo = Schemas["DraftInfo"];
export type ClockInfo = Schemas["ClockInfo"];
export type Result = Schemas["Result"];
export type Table = Schemas["Table"];
export type News = Schemas["News"];
export type Advice = Schemas["Advice"];
export type Outlook = Schemas["Outlook"];
export type Lasting = Schemas["Lasting"];
export type ServerFrame = Schemas["ServerFrame"];
export type ClientFrame = Schemas["ClientFrame"];
export type Rematch = Schemas["Again"]["rematch"];
export type Argument = Schemas["Refused"]["args"][string];
export type Phrase = Schemas["Say"]["phrase"];

export interface Card {
  number: number;
  name: string;
  /** What it is called in other languages and other boxes. */
  others: string[];
  group: string;
  players: number[];
  fleece: boolean;
  /** When in a turn its power acts, as printed on the cards. */
  windows: string[];
  secret: boolean;
  note: boolean;
  /** What it puts on the board. */
  token: string | null;
  /** Does it keep something back when the game begins? */
  reserve: boolean;
}

export const facts = table;
export const cards: Card[] = table.cards;

/** A step taken apart: `kind << 10 | src << 5 | dst`. */
export interface Step {
  number: number;
  kind: string;
  src: number;
  dst: number;
}

export function readStep(number: number): Step {
  return { number, kind: table.kinds[number >> 10]!, src: (number >> 5) & 31, dst: number & 31 };
}

export function spaceName(space: number): string {
  return space < 25 ? "abcde"[space % 5]! + (Math.floor(space / 5) + 1) : "??";
}

/** The key of a name in the Fluent files. */
export function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
