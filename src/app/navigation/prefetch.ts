import { pageAt } from "#site/site-path.ts";
import { loadPage } from "./page-modules.ts";

/** Prefetches the code of the page that a link leads to, if the page is on this site. Repeated calls are free. */
export function prefetchPage(href: string): void {
  const path = pageAt(href.replace(/[?#].*/, ""));
  // Ignore a failure here; navigation handles it.
  if (path !== undefined) loadPage(path).catch(() => {});
}

/** Delay between showing a page and prefetching, in milliseconds. */
const delay = 1000;

/** Excludes the link below a price: it comes first on most pages, and few follow it to the prices page, one of the largest. */
const linkAhead = 'main a[href^="/"]:not([data-slot="one-price"] a)';

/**
 * Prefetches the page that the first link in the viewport leads to, so that a tap needs no round trip; the others are
 * prefetched on hover, touch and focus. Does nothing with a data saver on.
 * @returns Stops prefetching.
 */
export function prefetchPageInView(pathname: string): () => void {
  if (navigator.connection?.saveData === true) return () => {};
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = target.getAttribute("href")?.replace(/[?#].*/, "");
      if (!isIntersecting || path === undefined || path === pathname) continue;
      prefetchPage(path);
      observer.disconnect();
      return;
    }
  });
  // Leave the bandwidth to clicks that were replayed when the app started.
  const timer = setTimeout(() => {
    for (const link of document.querySelectorAll(linkAhead)) observer.observe(link);
  }, delay);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
