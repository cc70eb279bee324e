import { useEffect, useRef, useState } from "react";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { useShown } from "./navigation.tsx";

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
export function PageFocus() {
  const { pathname, hash } = useShown().place;
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
    // What comes later gets the focus after all, unless the visitor has moved on.
    const focusLate = () => {
      if (document.activeElement !== main) return;
      const named = fragmentTarget(hash);
      named?.scrollIntoView({ behavior: "instant" });
      const late = named ?? mainHeading();
      if (late !== null) focus(late);
    };
    addEventListener("page-ready", focusLate, { once: true });
    return () => removeEventListener("page-ready", focusLate);
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
