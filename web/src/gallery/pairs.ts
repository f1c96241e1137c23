/** Which cards the rulebook advises against meeting. */

import { facts } from "$/protocol";

export function forbidden(one: number, other: number): boolean {
  return partners(one).includes(other);
}

/** The cards that this one should not meet. */
export function partners(number: number): number[] {
  return facts.forbidden.flatMap((pair) =>
    pair.includes(number) ? pair.filter((other) => other !== number) : [],
  );
}
