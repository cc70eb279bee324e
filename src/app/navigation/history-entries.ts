import { addressOf, pageAt } from "#site/site-path.ts";

/** The parts of an address within the site. */
export interface SiteUrl {
  readonly pathname: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  /** With its hash sign; empty where there is none. */
  readonly hash: string;
}

/** A URL of the site, with the page's canonical path in place of any other spelling. */
export function canonicalHref({ pathname, search, hash }: SiteUrl): string {
  const page = pageAt(pathname);
  return (page === undefined ? pathname : addressOf(page)) + search + hash;
}

function addKey(): void {
  const state: unknown = history.state;
  const kept = typeof state === "object" && state !== null ? state : {};
  if (!("key" in kept)) history.replaceState({ ...kept, key: Math.random().toString(36).slice(2) }, "");
}

/**
 * React Router identifies history entries by a key in their state. The browser creates entries without a key when it
 * loads a document or follows a fragment; this function adds the missing keys. Call it before the router renders.
 */
export function keyHistoryEntries(): void {
  addKey();
  addEventListener("popstate", addKey);
}
