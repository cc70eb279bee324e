import { pageAt } from "#site/site-path.ts";
import { loadPage } from "./page-modules.ts";

/** Prefetches the code of the page that a link leads to, if the page is on this site. Repeated calls are free. */
export function prefetchPage(href: string): void {
  const path = pageAt(href.replace(/[?#].*/, ""));
  // Ignore a failure here; navigation handles it.
  if (path !== undefined) loadPage(path).catch(() => {});
}

/** How long a link must stay in the viewport, in milliseconds: not while the visitor scrolls past, or a replayed click fetches code. */
const stay = 1000;

/** Excludes the link below a price: it comes first on most pages, and few follow it to the prices page, one of the largest. */
const linkAhead = 'main a[href^="/"]:not([data-slot="one-price"] a)';

/**
 * Prefetches the page of the first link that stays in the viewport, so that a tap needs no round trip; the others are
 * prefetched on hover, touch and focus. Does nothing with a data saver on.
 * @returns Stops prefetching.
 */
export function prefetchPageInView(pathname: string): () => void {
  if (navigator.connection?.saveData === true) return () => {};
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target));
      const path = target.getAttribute("href")?.replace(/[?#].*/, "");
      if (!isIntersecting || path === undefined || path === pathname) continue;
      timers.set(
        target,
        setTimeout(() => {
          stop();
          prefetchPage(path);
        }, stay),
      );
    }
  });
  function stop() {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  }
  for (const link of document.querySelectorAll(linkAhead)) observer.observe(link);
  return stop;
}
