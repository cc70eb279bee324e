import type { Place, SiteHistory } from "#app/navigation/site-history.ts";

export interface MemoryHistory extends SiteHistory {
  /** What a link does that the browser follows by itself. */
  readonly follow: (address: string) => void;
  /** What the browser's Back does. */
  readonly back: () => void;
}

function placeAt(address: string, depth: number): Place {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash, depth };
}

/** A history that leaves the address bar alone. */
export function memoryHistory(address: string): MemoryHistory {
  const before: Place[] = [];
  let here = placeAt(address, 0);
  let listener: ((arrival: "followed" | "returned") => void) | undefined;
  function push(next: string) {
    before.push(here);
    here = placeAt(next, here.depth + 1);
  }
  return {
    place: () => here,
    push,
    follow(next) {
      push(next);
      listener?.("followed");
    },
    replace(next) {
      here = placeAt(next, here.depth);
    },
    listen(onMove) {
      listener = onMove;
      return () => (listener = undefined);
    },
    back() {
      here = before.pop() ?? here;
      listener?.("returned");
    },
  };
}
