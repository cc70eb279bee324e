import { useLayoutEffect } from "react";
import { NavigationType } from "react-router-dom";
import { isPrintRequest } from "#platform/print-once-shown.ts";
import type { ShownLocation } from "./shown-location.ts";

/**
 * Opens the print dialog for a page that was opened to be printed, once the page is ready. A return in the history
 * doesn't print again.
 */
export function usePrintedPage({ location, navigationType }: ShownLocation): void {
  const isWanted = navigationType !== NavigationType.Pop && isPrintRequest(location.state);
  const wanted = isWanted ? location.key : undefined;
  // Listen in a layout effect: a page whose code is loaded fires `page-ready` in the effects of the same render.
  useLayoutEffect(() => {
    if (wanted === undefined) return undefined;
    const print = () => window.print();
    addEventListener("page-ready", print, { once: true });
    return () => removeEventListener("page-ready", print);
  }, [wanted]);
}
