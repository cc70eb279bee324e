import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useIsRendered } from "#design-system/layout/deferred-rendering.tsx";
import { prefetchPageInView } from "./prefetch.ts";

function Report() {
  const { pathname } = useLocation();
  const isRendered = useIsRendered();
  useEffect(() => {
    if (!isRendered) return undefined;
    // The loader and the app listen for the event; tests and benchmarks read the mark.
    dispatchEvent(new Event("page-ready"));
    performance.mark("page-ready");
    return prefetchPageInView(pathname);
  }, [pathname, isRendered]);
  return null;
}

/**
 * Rendered after a page: reports that the page is shown, instead of its placeholder, and hydrated. Needs its own
 * Suspense boundary, because React hydrates boundaries in order.
 */
export function PageReady() {
  return (
    <Suspense>
      <Report />
    </Suspense>
  );
}
