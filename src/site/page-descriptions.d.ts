import type { IsoDay } from "#format/long-date.ts";
import type { SitePath } from "./registry.ts";

/** Metadata of a page for search engines, link previews and the site search. */
export interface PageDescription {
  /** For search results and shares: one or two sentences, unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Day on which the facts of the page were last read; pages with behaviour of their own have none. */
  readonly reviewed?: IsoDay;
}

/** Descriptions of all pages, read from their front matter. Not in the browser bundle; see `page-metadata.tsx`. */
export declare const pageDescriptions: Readonly<Record<SitePath, PageDescription>>;
