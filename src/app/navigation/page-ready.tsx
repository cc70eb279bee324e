import { useEffect } from "react";
import { useIsDrawn } from "#design-system/layout/drawn-later.tsx";
import { useShown } from "./navigation.tsx";
import { fetchPagesInView } from "./prefetch.ts";

/** Stands beside a page, and says that it is there and not a placeholder. */
export function PageReady() {
  const { pathname } = useShown().place;
  const isDrawn = useIsDrawn();
  useEffect(() => {
    if (!isDrawn) return undefined;
    // The loader renders what stands below the first screen.
    dispatchEvent(new Event("page-ready"));
    return fetchPagesInView(pathname);
  }, [pathname, isDrawn]);
  return null;
}
