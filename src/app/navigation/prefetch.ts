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

/** How many pages' code is fetched before anyone asks for it. */
const pagesAhead = 3;

/** How long after a page is shown that begins, in milliseconds. */
const patience = 1000;

/**
 * Fetches the code of the pages that the first links in view lead to, so that a tap needs no round trip. Not for visitors
 * who save data.
 * @returns Stops it.
 */
export function fetchPagesInView(pathname: string): () => void {
  if (navigator.connection?.saveData === true) return () => {};
  const fetched = new Set([pathname]);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = target.getAttribute("href")?.replace(/[?#].*/, "") ?? "";
      if (!isIntersecting || fetched.size > pagesAhead || fetched.has(path)) continue;
      fetched.add(path);
      fetchPageOf(path);
    }
  });
  // What was pressed while the app started has the line to itself.
  const timer = setTimeout(() => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link);
  }, patience);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
