/** A position being set up by hand, and how it is written; whether it can be is for the rules to say. */

import { cards, facts, spaceName, type View } from "$/protocol";

export interface Figure {
  space: number;
  side: number;
  woman: boolean;
}

export interface Draft {
  /** By space: how high it is built, 0 to 3. */
  levels: number[];
  domes: number[];
  workers: Figure[];
  tokens: { kind: string; space: number }[];
  /** By seat. */
  powers: number[];
  /** Whose turn it is. */
  mover: number;
  /** The card of the Golden Fleece. */
  fleece: number;
  edition: string;
}

/** What a tap on a space puts down or takes away. */
export type Tool = "block" | "dome" | "erase" | `token-${string}` | `worker-${number}-${"woman" | "man"}`;

const SIDES = ["A", "X", "Y"];
const WORDS: Record<string, string> = {
  coin: "coins",
  whirlpool: "whirlpools",
  talus: "talus",
  ram: "ram",
  abyss: "abyss",
  fate: "fate",
};
const MOST: Record<string, number> = { coin: 3, whirlpool: 2, fate: 4 };
const SECRETS: Record<string, string> = { Tartarus: "abyss", Moerae: "fate" };

export const sidesOf = (players: number) => (players === 3 ? 3 : 2);

export function draftOf({ view, powers, fleece }: { view: View; powers: number[]; fleece: number }): Draft {
  return {
    levels: [...view.levels].map(Number),
    domes: [...view.domes],
    workers: view.workers.map(({ space, side, woman }) => ({ space, side, woman })),
    tokens: view.tokens.map(({ kind, space }) => ({ kind, space })),
    powers: [...powers],
    mover: Math.max(view.mover, 0),
    fleece,
    edition: facts.editions[0]!,
  };
}

/** Every tool that these powers have a use for. */
export function toolsOf({ powers, fleece }: Draft): Tool[] {
  const workers = Array.from({ length: sidesOf(powers.length) }, (_, side) =>
    (["woman", "man"] as const).map((sex): Tool => `worker-${side}-${sex}`),
  );
  const played = fleece ? [...powers, fleece] : powers;
  const kinds = played.flatMap((power) => [cards[power]!.token, SECRETS[cards[power]!.name]]);
  const tokens = [...kinds, fleece ? "ram" : null].filter((kind) => kind && kind in WORDS);
  return [
    "block",
    "dome",
    "erase",
    ...workers.flat(),
    ...new Set(tokens.map((kind): Tool => `token-${kind!}`)),
  ];
}

const without = <P extends { space: number }>(pieces: P[], space: number) =>
  pieces.filter((piece) => piece.space !== space);

/** The draft after a tap on a space. */
export function put(draft: Draft, tool: Tool, space: number): Draft {
  const { levels, domes, workers, tokens } = draft;
  const level = levels[space]!;
  if (tool === "block") return { ...draft, levels: levels.with(space, (level + 1) % 4) };
  if (tool === "dome") {
    const capped = domes.includes(space);
    return { ...draft, domes: capped ? domes.filter((one) => one !== space) : [...domes, space] };
  }
  if (tool === "erase") {
    if (workers.some((one) => one.space === space)) return { ...draft, workers: without(workers, space) };
    if (tokens.some((one) => one.space === space)) return { ...draft, tokens: without(tokens, space) };
    if (domes.includes(space)) return { ...draft, domes: domes.filter((one) => one !== space) };
    return { ...draft, levels: levels.with(space, Math.max(0, level - 1)) };
  }
  const [what, kind, sex] = tool.split("-") as [string, string, string?];
  if (what === "token") {
    const there = tokens.some((one) => one.space === space && one.kind === kind);
    const same = tokens.filter((one) => one.kind === kind);
    const moved = !there && same.length >= (MOST[kind] ?? 1) ? same[0] : null;
    const left = tokens.filter((one) => one !== moved && !(one.kind === kind && one.space === space));
    return { ...draft, tokens: there ? left : [...left, { kind, space }] };
  }
  const [side, woman] = [Number(kind), sex === "woman"];
  const alike = (one: Figure) => one.side === side && one.woman === woman;
  const there = workers.some((one) => one.space === space && alike(one));
  const left = without(
    workers.filter((one) => !alike(one)),
    space,
  );
  return { ...draft, workers: there ? left : [...left, { space, side, woman }] };
}

/** With so many players; the first keep their powers. */
export function seated(draft: Draft, players: number): Draft {
  const powers = Array.from({ length: players }, (_, seat) => draft.powers[seat] ?? 0);
  const workers = draft.workers.filter(({ side }) => side < sidesOf(players));
  return { ...draft, powers, workers, mover: Math.min(draft.mover, players - 1) };
}

/** The text of the position, as it is read. */
export function write({ levels, domes, workers, tokens, powers, mover, fleece, edition }: Draft): string {
  const rows = [4, 3, 2, 1, 0].map((rank) =>
    [0, 1, 2, 3, 4]
      .map((file) => rank * 5 + file)
      .map((space) => `${levels[space]}${domes.includes(space) ? "^" : ""}`)
      .join(""),
  );
  const sides = SIDES.slice(0, sidesOf(powers.length)).map((letter, side) => {
    const own = workers.filter((one) => one.side === side);
    const women = own.filter(({ woman }) => woman);
    const named = [...women, ...own.filter(({ woman }) => !woman)].map(
      ({ space, woman }) => spaceName(space) + (woman ? "F" : "M"),
    );
    return `${letter}:${named.join(",") || "-"}`;
  });
  const words = Object.entries(WORDS).flatMap(([kind, word]) => {
    const spaces = tokens.filter((token) => token.kind === kind).map(({ space }) => spaceName(space));
    return spaces.length ? [`${word}=${spaces.join(",")}`] : [];
  });
  const coins = tokens.filter(({ kind }) => kind === "coin").length;
  if (coins && !fleece) {
    const left = powers.map((power) => (cards[power]!.token === "coin" ? MOST.coin! - coins : 0));
    words.push(`memory=${left.join(",")}`);
  }
  if (fleece) words.push(`fleece=${cards[fleece]!.name}`);
  if (edition !== facts.editions[0]) words.push(`edition=${edition}`);
  const names = powers.map((power) => cards[fleece ? 0 : power]!.name).join(",");
  return [rows.join("/"), ...sides, mover + 1, names, ...words].join(" ");
}

/** As it looks, whether it can be or not; `base` has what the draft does not speak of. */
export function seen(draft: Draft, base: View): View {
  return {
    ...base,
    mover: draft.mover,
    decider: draft.mover,
    levels: draft.levels.join(""),
    domes: draft.domes,
    workers: draft.workers.map((one) => ({ ...one, secret: false, asleep: false, marked: false })),
    tokens: draft.tokens as View["tokens"],
    powers: draft.powers,
    result: null,
  };
}
