/** Where we are: the path of the page, changed without loading a new one. */

class Place {
  url = $state.raw(new URL(location.href));
  readonly path = $derived(this.url.pathname);
  readonly search = $derived(this.url.search);

  constructor() {
    addEventListener("popstate", () => (this.url = new URL(location.href)));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.url = new URL(location.href);
    scrollTo(0, 0);
  }
}

export const place = new Place();

/** Follow links inside the page without leaving it: `<a href="/powers">` is all a page writes. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button);
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  place.go(link.pathname + link.search + link.hash);
}
