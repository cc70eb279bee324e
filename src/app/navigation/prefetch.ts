import { pageAt } from "#site/site-path.ts";
import { loadPage } from "./page-modules.ts";

/** Fetches the code of the page that a link leads to, if it is one of the site's. Further calls cost nothing. */
export function prefetchPage(href: string): void {
  const path = pageAt(href.replace(/[?#].*/, ""));
  // A failure shows when the visitor goes there.
  if (path !== undefined) loadPage(path).catch(() => {});
}

/** How many pages are prefetched before anyone turns to their links. */
const pagesAhead = 3;

/** How long after a page is shown prefetching begins, in milliseconds. */
const delay = 1000;

/**
 * Prefetches the code of the pages that the first links in view lead to, so that a tap needs no round trip. Not for
 * visitors who save data.
 * @returns Stops it.
 */
export function prefetchPagesInView(pathname: string): () => void {
  if (navigator.connection?.saveData === true) return () => {};
  const prefetched = new Set([pathname]);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = target.getAttribute("href")?.replace(/[?#].*/, "") ?? "";
      if (!isIntersecting || prefetched.size > pagesAhead || prefetched.has(path)) continue;
      prefetched.add(path);
      prefetchPage(path);
    }
  });
  // Clicks that were replayed when the app started have the line to themselves.
  const timer = setTimeout(() => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link);
  }, delay);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
