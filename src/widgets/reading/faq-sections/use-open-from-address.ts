import { useEffect, type RefObject } from "react";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";

/**
 * Opens the item that the URL's fragment targets. Not all browsers do this, and none for an item rendered after the
 * page load.
 */
export function useOpenFromAddress(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function open() {
      const details = fragmentTarget(location.hash)?.closest("details") ?? null;
      if (details === null || container.current?.contains(details) !== true) return;
      // The section around an item may be closed, too.
      for (let around: HTMLElement | null = details; around !== null; around = around.parentElement) {
        if (around instanceof HTMLDetailsElement) around.open = true;
      }
      details.scrollIntoView();
    }
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [container]);
}
