import { layOutAll } from "#design-system/layout/lay-out.ts";

/** Finds the element in which a text begins, directly after the prefix, ignoring case. */
function elementWith(start: string, prefix: string, within: Element): Element | null {
  const text = within.textContent.toLowerCase();
  let at = text.indexOf(start);
  while (at >= 0 && !text.slice(0, at).trimEnd().endsWith(prefix)) at = text.indexOf(start, at + 1);
  if (at === -1) return null;
  const nodes = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let end = 0; nodes.nextNode() !== null;) {
    end += nodes.currentNode.nodeValue?.length ?? 0;
    if (end > at) return nodes.currentNode.parentElement;
  }
  return null;
}

/**
 * Finds the passage that a text directive names (`#:~:text=prefix-,start,end,-suffix`).
 * @param address - The opened URL with its directive, which browsers hide from `location`.
 * @param within - Where to look.
 */
function linkedPassage(address: string, within: Element): Element | null {
  const [, directive] = /:~:(?:[^#]*&)?text=([^&]+)/.exec(address) ?? [];
  if (directive === undefined) return null;
  let parts: readonly string[];
  try {
    parts = directive.split(",").map((part) => decodeURIComponent(part).trim().toLowerCase());
  } catch {
    return null;
  }
  const [first = "", second = ""] = parts;
  return first.endsWith("-")
    ? elementWith(second, first.slice(0, -1).trimEnd(), within)
    : elementWith(first, "", within);
}

/** User input after which the visitor has moved on. */
const userEvents = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Keeps the passage of the opened link in view. The browser has scrolled by the estimated heights of parts that were not
 * laid out.
 * @returns Scrolls to the passage, unless the visitor has moved on meanwhile. After a reload or a return, the browser
 * restores the scroll position.
 */
export function followPassage(): () => void {
  const [visit] = performance.getEntriesByType("navigation");
  const isNewVisit = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  if (!isNewVisit || !visit.name.includes(":~:")) return () => {};
  let hasMoved = "userActivation" in navigator && navigator.userActivation.hasBeenActive;
  for (const type of userEvents) addEventListener(type, () => (hasMoved = true), { once: true, passive: true });
  return () => {
    const passage = hasMoved ? null : linkedPassage(visit.name, document.querySelector("main") ?? document.body);
    if (passage === null) return;
    layOutAll();
    passage.scrollIntoView({ behavior: "instant", block: "center" });
  };
}
