/*
 * Types of `#page-names`, `#page-descriptions` and `#blog-posts`, three modules of the data about all pages, which
 * `scripts/pages/page-index.ts` reads from the front matter of their files.
 */
import type { BlogPost } from "#domain/article-records.ts";
import type { IsoDay } from "#format/long-date.ts";
import type { FrontMatter } from "./front-matter.ts";
import type { SitePath } from "./registry.ts";

/** Names of a page. */
export interface PageNames {
  /** Short name in navigation, breadcrumbs and lists. */
  readonly label: string;
  /** Document title; the site's name is appended unless it is already there. */
  readonly title: string;
}

/** Names of all pages. Exported by `#page-names`. */
export declare const pageNames: Readonly<Record<SitePath, PageNames>>;

/** Metadata of a page for search engines, link previews and the site search. */
export interface PageDescription {
  /** For search results and shares: one or two sentences, unique on the site. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Day on which the facts of the page were last read; pages with behaviour of their own have none. */
  readonly reviewed?: IsoDay;
}

/** Descriptions of all pages. Exported by `#page-descriptions`. Not in the browser bundle; see `page-metadata.tsx`. */
export declare const pageDescriptions: Readonly<Record<SitePath, PageDescription>>;

/** A blog post whose URL is a path of the site. */
export interface ArticlePost extends BlogPost {
  readonly url: Extract<SitePath, `/blog/${string}`>;
  readonly plate: FrontMatter<"article">["plate"];
}

/** Every article of the blog in the order of the registry. Exported by `#blog-posts`. */
export declare const blogPosts: readonly ArticlePost[];
