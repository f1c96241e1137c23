/** Time on a clock: minutes and seconds, or days and hours. */

import { say } from "$/words/words.svelte";

export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return say("table-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  const parts = [minutes % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  return (hours ? [hours, ...parts] : parts).join(":");
}
