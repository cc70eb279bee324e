import { useEffect } from "react";
import { useIsRendered } from "#design-system/layout/deferred-rendering.tsx";
import { useShown } from "./navigation.tsx";
import { fetchPagesInView } from "./prefetch.ts";

/** Stands beside a page, and says that it is there and not a placeholder. */
export function PageReady() {
  const { pathname } = useShown().place;
  const isRendered = useIsRendered();
  useEffect(() => {
    if (!isRendered) return undefined;
    // The loader renders what stands below the first screen.
    dispatchEvent(new Event("page-ready"));
    return fetchPagesInView(pathname);
  }, [pathname, isRendered]);
  return null;
}
