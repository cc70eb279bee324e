import { readJson, sessionValues } from "#services/kept-values.ts";
import type { Place } from "./site-history.ts";

const storageKey = "page-places";

/** The depth alone is the same for a page and for each fragment that the browser follows on it by itself. */
function nameOf({ depth, pathname, hash }: Place): string {
  return `${depth} ${pathname}${hash}`;
}

function keptScrolls(): Readonly<Record<string, unknown>> {
  const kept = readJson(sessionValues, storageKey);
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}

/** Keeps, for as long as the tab is open, how far a place is scrolled. */
export function keepScroll(place: Place): void {
  sessionValues.write(storageKey, JSON.stringify({ ...keptScrolls(), [nameOf(place)]: window.scrollY }));
}

/** How far a place was scrolled when it was left, in pixels; `undefined` for one that never was. */
export function keptScroll(place: Place): number | undefined {
  const scroll = keptScrolls()[nameOf(place)];
  return typeof scroll === "number" ? scroll : undefined;
}
