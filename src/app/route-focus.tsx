import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";

/** The receipt of a form that has led here comes before the page's own heading. */
function mainHeading(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>("main [data-slot=lead-receipt] > :first-child") ??
    document.querySelector<HTMLElement>("main h1")
  );
}

function focus(element: HTMLElement) {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After a client-side navigation, moves focus to the new page's heading and announces the page, as a full page load
 * would. An address with a fragment moves focus to its target instead.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const previousPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (previousPath.current === pathname) return undefined;
    previousPath.current = pathname;
    setAnnouncement(document.title);
    const main = document.getElementById("main");
    const target = fragmentTarget(hash) ?? mainHeading() ?? main;
    if (target !== null) focus(target);
    if (target !== main) return undefined;
    // A heading that comes later gets the focus after all, unless the visitor has moved on.
    const focusHeading = () => {
      const heading = mainHeading();
      if (heading !== null && document.activeElement === main) focus(heading);
    };
    addEventListener("page-ready", focusHeading, { once: true });
    return () => removeEventListener("page-ready", focusHeading);
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
