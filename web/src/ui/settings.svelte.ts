/** What a player prefers, kept in this browser. */

export interface Settings {
  board: "auto" | "flat" | "island";
  /** How fast pieces move: 1 is usual, 2 twice as fast, 0 at once. */
  speed: number;
  /** Is a turn asked about before it is final? */
  confirm: boolean;
  theme: "auto" | "light" | "dark";
}

const KEY = "settings";
const usual: Settings = { board: "auto", speed: 1, confirm: false, theme: "auto" };

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

if (globalThis.document) {
  $effect.root(() => {
    $effect(() => {
      keep(settings);
      document.documentElement.dataset.theme = settings.theme;
    });
  });
}
