import type { SitePath } from "./registry.ts";

/** Names of a page. */
export interface PageNames {
  /** Short name in navigation, breadcrumbs and lists. */
  readonly label: string;
  /** Document title; the site's name is appended unless it is already there. */
  readonly title: string;
}

/** Names of all pages, read from their front matter. */
export declare const pageNames: Readonly<Record<SitePath, PageNames>>;
