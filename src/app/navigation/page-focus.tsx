import { useEffect, useRef, useState } from "react";
import type { Location } from "react-router-dom";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";

/** The element to focus: the receipt of the form that led to this page, else the page's heading. */
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

export interface PageFocusProps {
  readonly location: Location;
}

/**
 * After a client-side navigation, moves focus to the new page's heading and announces the page, as a full page load
 * would. An address with a fragment moves focus to its target instead.
 */
export function PageFocus({ location: { pathname, hash } }: PageFocusProps) {
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
    // Focus the page once it replaces its placeholder, unless the visitor has moved the focus.
    const focusReadyPage = () => {
      if (document.activeElement !== main) return;
      const named = fragmentTarget(hash);
      named?.scrollIntoView({ behavior: "instant" });
      const heading = named ?? mainHeading();
      if (heading !== null) focus(heading);
    };
    addEventListener("page-ready", focusReadyPage, { once: true });
    return () => removeEventListener("page-ready", focusReadyPage);
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
