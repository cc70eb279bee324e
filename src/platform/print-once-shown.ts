import { useLayoutEffect } from "react";
import { NavigationType, type Location } from "react-router-dom";

/** Navigation state that asks a page to print itself once it is shown. */
export const printOnceShown = { print: true } as const;

/** Whether a location's state asks for printing. */
function isPrintRequest(state: unknown): boolean {
  return typeof state === "object" && state !== null && "print" in state && state.print === true;
}

/**
 * Opens the print dialog for a page that was opened to be printed, once the page is ready. A return in the history
 * doesn't print again.
 */
export function usePrintOnceShown(location: Location, navigationType: NavigationType): void {
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
