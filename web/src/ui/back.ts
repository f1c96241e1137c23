/**
 * The way back closes what lies over the page before it leaves the page: a sheet, a dialog. Each has an entry of its
 * own in the browser's history while it is open.
 */

const opened: (() => void)[] = [];
const marked = () => (history.state as { over?: boolean } | null)?.over === true;

/** Close this on the way back; to be called when it opens. What comes back is called when it has been closed. */
export function closeOnBack(close: () => void): () => void {
  // An entry whose dialog was closed otherwise is used again.
  const left = marked() && !opened.length;
  history[left ? "replaceState" : "pushState"]({ over: true }, "");
  opened.push(close);
  return () => {
    const at = opened.indexOf(close);
    if (at < 0) return; // it was the way back that closed it
    opened.splice(at, 1);
    // Not if a link led to another page meanwhile, or another dialog opens at once.
    setTimeout(() => {
      if (marked() && !opened.length) history.back();
    });
  };
}

if (globalThis.window) addEventListener("popstate", () => opened.pop()?.());
