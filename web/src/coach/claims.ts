/** What the coach says of a turn, in words. Every claim has its sentence. */

import { slug } from "$/protocol";
import type { components } from "$/protocol/generated";
import { allOf, say } from "$/words/words.svelte";

export type Claim = components["schemas"]["Claim"];

export function claimText({ name, args }: Claim): string {
  const told = Object.entries(args).map(([key, value]) => {
    if (Array.isArray(value)) return [key, allOf(value)] as const;
    return [key, key === "power" ? say(`power-${slug(String(value))}`) : value] as const;
  });
  return say(`review-${name}`, Object.fromEntries(told));
}

/** A chance as people read it. */
export function percent(chance: number): string {
  return `${Math.round(100 * chance)} %`;
}
