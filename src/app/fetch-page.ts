import { pageAt, type SitePath } from "#site/site-path.ts";
import { loadedPage, pageLoader } from "./page-modules.ts";

/** The page that a link within the site leads to, whatever its query and fragment. */
function pageOf(href: string): SitePath | undefined {
  return pageAt(href.replace(/[?#].*/, ""));
}

/** Whether the code of the page that a link leads to is here already. */
export function isPageHere(href: string): boolean {
  const path = pageOf(href);
  return path !== undefined && loadedPage(path) !== undefined;
}

/** Fetches the code of the page that a link leads to, if it is one of ours. Asked again, it costs nothing. */
export function fetchPageOf(href: string): void {
  const path = pageOf(href);
  // A failure shows when the visitor goes there.
  if (path !== undefined) pageLoader(path)().catch(() => {});
}
