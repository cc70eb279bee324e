import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useIsRendered } from "#design-system/layout/deferred-rendering.tsx";
import { prefetchPagesInView } from "./prefetch.ts";

function Report() {
  const { pathname } = useLocation();
  const isRendered = useIsRendered();
  useEffect(() => {
    if (!isRendered) return undefined;
    // For the loader and the rest of the app; the mark is for tests and measurements.
    dispatchEvent(new Event("page-ready"));
    performance.mark("page-ready");
    return prefetchPagesInView(pathname);
  }, [pathname, isRendered]);
  return null;
}

/**
 * Rendered after a page: reports that the page is ready, which means shown, not its placeholder, and hydrated. In a boundary
 * of its own, as React hydrates boundaries one after the other.
 */
export function PageReady() {
  return (
    <Suspense>
      <Report />
    </Suspense>
  );
}
