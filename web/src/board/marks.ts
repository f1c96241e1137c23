/** What a board points out besides its pieces. */

export interface Marks {
  /** Workers that can act. */
  sources: number[];
  selected: number | null;
  /** Where the next step may go, and what kind of step that is; `several` if there is a choice. */
  targets: { space: number; kind: string }[];
  /** The steps of the last turn. */
  last: { src: number; dst: number; kind: string }[];
  /** Where others would be sent, and who would be removed, by the steps to the targets. */
  sent: { src: number; dst: number }[];
  doomed: number[];
  /** Where only somebody's power, or the wind, forbids to go or build. */
  barred: number[];
  /** Workers on whom a duty lies. */
  bound: number[];
}

export const noMarks: Marks = {
  sources: [],
  selected: null,
  targets: [],
  last: [],
  sent: [],
  doomed: [],
  barred: [],
  bound: [],
};

const CHANGES = ["build", "dome", "kill", "unbuild", "lower", "place", "token", "mark"];

/** The workers to be ringed. */
export function ringed({ sources, selected }: Marks): number[] {
  return [...new Set(selected === null ? sources : [...sources, selected])];
}

/** The ways that pieces went in the last turn; a swap goes both ways. */
export function ways(marks: Marks): { src: number; dst: number }[] {
  const found = marks.last.flatMap(({ kind, src, dst }): [number, number][] => {
    if (kind === "move" || kind === "force") return [[src, dst]];
    if (kind === "swap")
      return [
        [src, dst],
        [dst, src],
      ];
    return [];
  });
  return found
    .filter(
      ([src, dst], n) =>
        src !== dst && src < 25 && dst < 25 && n === found.findIndex(([a, b]) => a === src && b === dst),
    )
    .map(([src, dst]) => ({ src, dst }));
}

/** The spaces that the last turn changed otherwise. */
export function changes(marks: Marks): number[] {
  return [
    ...new Set(
      marks.last.filter(({ kind, dst }) => CHANGES.includes(kind) && dst < 25).map(({ dst }) => dst),
    ),
  ];
}

/** A sign for each kind of step whose target is not shown by the piece to come: strokes about (0, 0), 20 wide. */
export const BAN = "M-6,0A6,6 0 1 1 6,0A6,6 0 1 1 -6,0M-4,-4L4,4";

export const signs: Record<string, string> = {
  force: "M-8,0H6 M0,-7L7,0L0,7",
  swap: "M-8,-4H6 M2,-8L6,-4L2,0 M8,5H-6 M-2,1L-6,5L-2,9",
  kill: "M-6,-6L6,6 M6,-6L-6,6",
  unbuild: "M-7,0H7",
  lower: "M0,-7V6 M-6,0L0,6L6,0",
  token: "M0,-8L8,0L0,8L-8,0Z",
  mark: "M0,7C-12,-1 -5,-10 0,-4C5,-10 12,-1 0,7Z",
  secret: "M-4,-4C-4,-9 5,-9 4,-3C4,0 0,0 0,3 M0,8V8",
  hint: "M0,-8V6 M-6,0L0,7L6,0",
  several: "M-7,0H-7 M0,0H0 M7,0H7",
};
