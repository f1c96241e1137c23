/** How pieces of the flat board come and go. */

import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** Fall into place from above; backwards, be lifted away. */
export function drop(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, easing: cubicIn, css: (t, u) => `opacity: ${t}; transform: translateY(${-48 * u}px)` };
}

/** Shrink into nothing. */
export function vanish(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${t})` };
}

export interface Pose {
  x: number;
  y: number;
}

/** A way from one space to another; `height` is that of the jump. */
export function leap(from: Pose, to: Pose, height: number): (t: number) => Pose {
  const far = Math.hypot(to.x - from.x, to.y - from.y) / 80;
  return (t) => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t - height * Math.min(far, 1) * Math.sin(Math.PI * t),
  });
}
