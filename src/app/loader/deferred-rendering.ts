import { openDetailsAround } from "#design-system/details/open-details.ts";
import { layOutNext, layOutUpTo } from "#design-system/layout/lay-out.ts";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { whenIdle } from "#platform/when-idle.ts";

/** How long a page stays pinned to its fragment after it is opened, in milliseconds. */
const longestStay = 8000;

/** Lays out the rest of the page, one section or table per idle callback, then calls `andThen`; see `layout.css`. */
export function layOutDeferred(andThen?: () => void): void {
  whenIdle(() => {
    if (layOutNext()) andThen?.();
    else layOutDeferred(andThen);
  });
}

/**
 * Opens the details around a fragment, which some versions of Safari and Firefox don't, lays out everything above it and
 * scrolls to it: the browser scrolled by estimated heights, and Firefox and Safari stop scrolling where heights change. The target of a followed link may be above the viewport, so then the
 * whole page is laid out. `:has(:target)` in the stylesheet would make browsers recompute the styles of the whole page
 * for each new element.
 */
function showFragment(isFollowed: boolean): HTMLElement | null {
  const target = fragmentTarget(location.hash);
  if (target === null) return null;
  // A reader who has scrolled past the target stays there. Browsers stop up to 1 px short, hence -1.
  const isAhead = isFollowed || target.getBoundingClientRect().top > -1;
  const wasClosed = openDetailsAround(target);
  const wasDeferred = layOutUpTo(isFollowed ? undefined : target);
  if ((wasClosed || wasDeferred) && isAhead) target.scrollIntoView({ behavior: "instant" });
  return target;
}

/** User input that ends the pinning, because the visitor has moved on. */
const userScrollEvents = ["wheel", "touchmove", "pointerdown", "keydown"];

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/**
 * Keeps the fragment's target in place while styles, fonts and the app change heights above it, until the visitor
 * moves. Not all browsers anchor the scroll position themselves.
 */
function pinScrollTo(target: HTMLElement): void {
  let top = topOf(target);
  let height = 0;
  const observer = new ResizeObserver(() => {
    target.scrollIntoView({ behavior: "instant" });
    top = topOf(target);
    height = document.body.offsetHeight;
  });
  const stop = () => {
    observer.disconnect();
    removeEventListener("scroll", stopIfMoved);
  };
  // Scrolling by scroll bar, screen reader or find-in-page sends no such event; it only moves the target. A new page
  // height moves the target, too, and doesn't count.
  const stopIfMoved = () => {
    if (document.body.offsetHeight === height && Math.abs(topOf(target) - top) > 1) stop();
  };
  observer.observe(document.body);
  addEventListener("scroll", stopIfMoved, { passive: true });
  for (const type of userScrollEvents) addEventListener(type, stop, { once: true, passive: true, capture: true });
  setTimeout(stop, longestStay);
}

/** Whether this is a new visit. After a reload or a return, the browser restores the scroll position. */
function isNewVisit(): boolean {
  return performance.getEntriesByType("navigation").some((visit) => "type" in visit && visit.type === "navigate");
}

/**
 * Scrolls to the fragment of the opened URL, and to each fragment followed while parts of the page are not laid out or
 * collapsed.
 */
export function followFragments(): void {
  const target = showFragment(false);
  if (target !== null && isNewVisit()) pinScrollTo(target);
  addEventListener("hashchange", () => showFragment(true));
}
