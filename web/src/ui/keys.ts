/** The letter of a key, also where the layout has no Latin letters: then the one at its place. */
export function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, "");
}
