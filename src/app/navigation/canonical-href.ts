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
