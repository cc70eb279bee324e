import type { PageTitles } from "#content/en/page-titles.ts";
import type { SitePath } from "#site/site-path.ts";

/** What the site knows about one page besides its content. */
export interface PageRow extends PageTitles {
  /** The page's file below `src/pages`, without the ending. */
  readonly page: string;
  readonly changeFrequency: "weekly" | "monthly" | "yearly";
  /** Weight among the site's own pages in the sitemap, from 0 to 1. */
  readonly priority: number;
  /**
   * `false` for a page that nobody looks for, such as the answer to a form: it is in no list, sitemap or search.
   * Default true.
   */
  readonly isListed?: boolean;
  /**
   * What stands on screen during a client-side navigation until the page's code is there: the page the visitor comes
   * from, or a loading placeholder.
   */
  readonly whileLoading: "previous page" | "placeholder";
}

/** Some of the site's pages. */
export type PageRows = { readonly [Path in SitePath]?: PageRow };
