/** What a player prefers, kept in this browser. */

import { MediaQuery } from "svelte/reactivity";
import type { Language } from "$/words/words.svelte";
import { recall, remember } from "./kept";

export interface Settings {
  board: "auto" | "flat" | "island";
  /** How fast pieces move: 1 is usual, 2 twice as fast, 0.5 half as fast, 0 at once; then nothing else moves either. */
  speed: number;
  /** Is a turn asked about before it is final? */
  confirm: boolean;
  /** Can a finished turn be taken back for some seconds? */
  quick: boolean;
  theme: "auto" | "light" | "dark";
  /** Or "auto". */
  language: Language;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Are sounds described in words? */
  captions: boolean;
  /** Are the rules explained as they come up? */
  hints: boolean;
}

const KEY = "settings";
/** Is this a device for fingers, which slip? */
function touched(): boolean {
  return globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
}

const usual: Settings = {
  board: "auto",
  speed: 1,
  confirm: false,
  quick: touched(),
  theme: "auto",
  language: "auto",
  sound: true,
  volume: 0.5,
  captions: false,
  hints: true,
};

export const settings: Settings = $state(recall(KEY, usual));

const still = "matchMedia" in globalThis ? new MediaQuery("prefers-reduced-motion: reduce") : null;

/** Does the player, or the system, want nothing to move? */
export const calm = () => settings.speed === 0 || (still?.current ?? false);

if (globalThis.document) {
  $effect.root(() => {
    $effect(() => {
      remember(KEY, settings);
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.classList.toggle("calm", calm());
    });
  });
}
