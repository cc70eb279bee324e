import { useEffect, type RefObject } from "react";

/**
 * Opens the item that the address points at. Some browsers do that by themselves, but not all, and none for an item that
 * React drew after the page was loaded.
 */
export function useOpenFromAddress(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function open() {
      const id = decodeURIComponent(location.hash.slice(1));
      const target = id === "" ? null : document.getElementById(id);
      const details = target?.closest("details");
      if (details === null || details === undefined || container.current?.contains(details) !== true) return;
      details.open = true;
      details.scrollIntoView();
    }
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [container]);
}
