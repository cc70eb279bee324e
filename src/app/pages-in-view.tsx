import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { fetchPageOf } from "./fetch-page.ts";

/** How many pages' code is fetched before anyone asks for it. */
const pagesAhead = 3;

/**
 * Fetches the code of the pages that the first links in view lead to, so that a tap needs no round trip. Not for
 * visitors who save data.
 */
export function PagesInView() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (navigator.connection?.saveData === true) return;
    const fetched = new Set([pathname]);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const href = target.getAttribute("href") ?? "";
        if (!isIntersecting || fetched.size > pagesAhead || fetched.has(href)) continue;
        fetched.add(href);
        fetchPageOf(href);
      }
    });
    for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link);
    return () => observer.disconnect();
  }, [pathname]);
  return null;
}
