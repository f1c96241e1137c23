/** What this browser remembers of earlier choices; some browsers forbid it. */

export function recall<T extends object>(key: string, usual: T): T {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<T>) };
  } catch {
    return usual;
  }
}

export function remember(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then it lasts as long as the page
  }
}
