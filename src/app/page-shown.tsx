import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useIsDrawn } from "#design-system/layout/drawn-later.tsx";
import { fetchPageOf } from "./fetch-page.ts";

/** How many pages' code is fetched before anyone asks for it. */
const pagesAhead = 3;

/** Fetches the code of the pages that the first links in view lead to, so that a tap needs no round trip. */
function fetchPagesInView(pathname: string): IntersectionObserver {
  const fetched = new Set([pathname]);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = target.getAttribute("href")?.replace(/#.*/, "") ?? "";
      if (!isIntersecting || fetched.size > pagesAhead || fetched.has(path)) continue;
      fetched.add(path);
      fetchPageOf(path);
    }
  });
  for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link);
  return observer;
}

/** Stands beside a page, so that its effect runs when the page itself is there and not a placeholder. */
export function PageShown() {
  const { pathname } = useLocation();
  const isDrawn = useIsDrawn();
  useEffect(() => {
    if (!isDrawn) return undefined;
    // The starter lays out what stands below the first screen.
    dispatchEvent(new Event("page-shown"));
    // Not for visitors who save data.
    if (navigator.connection?.saveData === true) return undefined;
    const observer = fetchPagesInView(pathname);
    return () => observer.disconnect();
  }, [pathname, isDrawn]);
  return null;
}
