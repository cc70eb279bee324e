import { useCallback, useLayoutEffect, useRef } from "react";
import type { SitePath } from "#site/site-path.ts";
import { useShown } from "./navigation.tsx";

/** Prints a page as soon as it is shown, unless the visitor goes elsewhere first. */
export function usePrintOnceShown(): (path: SitePath) => void {
  const { place } = useShown();
  const wanted = useRef<SitePath | undefined>(undefined);
  // A page whose code is here says that it is shown in an effect of the same drawing, so this has to come before.
  useLayoutEffect(() => {
    if (place.pathname !== wanted.current) wanted.current = undefined;
    function printWanted() {
      if (place.pathname !== wanted.current) return;
      wanted.current = undefined;
      window.print();
    }
    addEventListener("page-ready", printWanted);
    return () => removeEventListener("page-ready", printWanted);
  }, [place]);
  return useCallback((path: SitePath) => {
    wanted.current = path;
  }, []);
}
