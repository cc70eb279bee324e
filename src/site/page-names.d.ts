import type { SitePath } from "./registry.ts";

/** What a page is called. */
export interface PageNames {
  /** Friendly name in navigation, breadcrumbs and lists. */
  readonly label: string;
  /** Document title; the site's name is appended unless it is already there. */
  readonly title: string;
}

/** What every page is called, as the heads of their files say it. */
export declare const pageNames: Readonly<Record<SitePath, PageNames>>;
