/** Where a visitor is on the site. */
export interface Place {
  readonly pathname: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  /** With its hash sign; empty where there is none. */
  readonly hash: string;
  /** How many pages lie before it in this document's history: the same address may be there twice. */
  readonly depth: number;
}

/** The visitor's way through the site, which Back and Forward go along. */
export interface SiteHistory {
  readonly place: () => Place;
  /** @param address - Path, search and fragment within the site. */
  readonly push: (address: string) => void;
  /** Puts an address in the place of the present one. */
  readonly replace: (address: string) => void;
  /**
   * Calls back once Back or Forward has led elsewhere, or the browser has followed a fragment by itself.
   * @returns Stops it.
   */
  readonly listen: (onMove: (arrival: "followed" | "returned") => void) => () => void;
}

function depth(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("depth" in state)) return undefined;
  return typeof state.depth === "number" ? state.depth : undefined;
}

/** The browser's own history. */
export const browserHistory: SiteHistory = {
  place: () => ({
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    depth: depth() ?? 0,
  }),
  push: (address) => history.pushState({ depth: (depth() ?? 0) + 1 }, "", address),
  replace: (address) => history.replaceState({ depth: depth() ?? 0 }, "", address),
  listen(onMove) {
    let last = depth() ?? 0;
    history.replaceState({ depth: last }, "");
    const move = () => {
      // Only a fragment that the browser has just followed makes an entry without a note.
      const noted = depth();
      if (noted === undefined) history.replaceState({ depth: last + 1 }, "");
      last = depth() ?? 0;
      onMove(noted === undefined ? "followed" : "returned");
    };
    addEventListener("popstate", move);
    return () => removeEventListener("popstate", move);
  },
};

/** A history that leads nowhere, for a page that is written by the build. */
export function onlyPlace(pathname: string): SiteHistory {
  const place: Place = { pathname, search: "", hash: "", depth: 0 };
  return { place: () => place, push() {}, replace() {}, listen: () => () => {} };
}
