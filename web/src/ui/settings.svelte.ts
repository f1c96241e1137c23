/** What a player prefers, kept in this browser. */

import { MediaQuery } from "svelte/reactivity";
import type { Language } from "$/words/words.svelte";

export interface Settings {
  board: "auto" | "flat" | "island";
  /** How fast pieces move: 1 is usual, 2 twice as fast, 0 at once; then nothing else moves either. */
  speed: number;
  /** Is a turn asked about before it is final? */
  confirm: boolean;
  theme: "auto" | "light" | "dark";
  language: "auto" | Language;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Are sounds described in words? */
  captions: boolean;
  /** Are the rules explained as they come up? */
  hints: boolean;
}

const KEY = "settings";
const usual: Settings = {
  board: "auto",
  speed: 1,
  confirm: false,
  theme: "auto",
  language: "auto",
  sound: true,
  volume: 0.5,
  captions: false,
  hints: true,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // a browser may forbid storage
  }
}

function keep(value: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // then they last as long as the page
  }
}

export const settings: Settings = $state({ ...usual, ...kept() });

const still = "matchMedia" in globalThis ? new MediaQuery("prefers-reduced-motion: reduce") : null;

/** Does the player, or the system, want nothing to move? */
export const calm = () => settings.speed === 0 || (still?.current ?? false);

if (globalThis.document) {
  $effect.root(() => {
    $effect(() => {
      keep(settings);
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.classList.toggle("calm", calm());
    });
  });
}
