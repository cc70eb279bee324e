import { useLayoutEffect } from "react";
import { NavigationType } from "react-router-dom";
import { asksForPrint } from "#platform/print-once-shown.ts";
import type { ShownLocation } from "./shown-location.ts";

/** Prints a page that was opened to be printed, once it is ready; not again when the visitor returns to it. */
export function usePrintedPage({ location, navigationType }: ShownLocation): void {
  const isWanted = navigationType !== NavigationType.Pop && asksForPrint(location.state);
  const wanted = isWanted ? location.key : undefined;
  // A page whose code is loaded is ready within the effects of the same render, so the listener has to come first.
  useLayoutEffect(() => {
    if (wanted === undefined) return undefined;
    const print = () => window.print();
    addEventListener("page-ready", print, { once: true });
    return () => removeEventListener("page-ready", print);
  }, [wanted]);
}
