import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";

/**
 * After a client-side navigation, moves focus to the new page's heading and announces the page, as a full page load
 * would. An address with a fragment moves focus to its target instead.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const previousPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    setAnnouncement(document.title);
    const heading =
      fragmentTarget(hash) ?? document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    if (heading === null) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
