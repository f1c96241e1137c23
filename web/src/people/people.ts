/** Players with accounts, as everybody sees them. */

export const categories = ["2-base", "2-powers", "3-base", "3-powers", "4-base", "4-powers"] as const;

export interface Rated {
  name: string;
  points: number;
  provisional: boolean;
  games: number;
}

export interface RatingCurve extends Omit<Rated, "name"> {
  category: string;
  curve: [number, number][];
}

export interface RatedGame {
  table: string;
  category: string;
  ended: number;
  won: boolean;
  against: string[];
  before: number;
  after: number;
}

export interface Profile {
  name: string;
  created: number;
  ratings: RatingCurve[];
  games: RatedGame[];
  powers: { power: number; games: number; won: number }[];
}

export interface RatingChange {
  seat: number;
  before: number;
  after: number;
  provisional: boolean;
}

/** How much a game was worth: "+12". */
export const gain = ({ before, after }: { before: number; after: number }): string =>
  `${after < before ? "−" : "+"}${Math.abs(after - before)}`;

export const playerPath = (name: string): string => `/player/${encodeURIComponent(name)}`;
