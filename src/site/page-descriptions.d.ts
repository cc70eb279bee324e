import type { IsoDay } from "#format/long-date.ts";
import type { SitePath } from "./registry.ts";

/** What a page says of itself to machines: search engines, networks where it is shared, and the site's own search. */
export interface PageDescription {
  /** For search results and shares: one or two sentences, unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Day on which the facts of the page were last read; pages with behaviour of their own have none. */
  readonly reviewed?: IsoDay;
}

/** Of every page, as the heads of their files say it. The browser has no use for them; see `page-metadata.tsx`. */
export declare const pageDescriptions: Readonly<Record<SitePath, PageDescription>>;
