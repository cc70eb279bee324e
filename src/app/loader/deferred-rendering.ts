import { layOutAll, layOutNext, layOutUpTo } from "#design-system/layout/lay-out.ts";
import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { whenIdle } from "#platform/when-idle.ts";

/** How long after it is opened a page is kept at its fragment, in milliseconds. */
const longestStay = 8000;

/** Has the rest of the page rendered, a section or a table at a time, and then does what waits for it; see `layout.css`. */
export function layOutDeferred(andThen?: () => void): void {
  whenIdle(() => {
    if (layOutNext()) andThen?.();
    else layOutDeferred(andThen);
  });
}

/**
 * Lays out what stands above a fragment and goes there: the browser went by guessed heights, and Firefox and Safari stop on
 * their way where heights change. One that is followed may lie above what is read, and then all on the way matters. Not by
 * `:has(:target)` in the stylesheet, for which browsers work out the styles of the whole page anew with each new element.
 */
function showFragment({ isFollowed }: { readonly isFollowed: boolean }): HTMLElement | null {
  const target = fragmentTarget(location.hash);
  if (target === null) return null;
  // A reader who has scrolled past the target stays there. Browsers stop up to 1 px short, hence -1.
  const isAhead = isFollowed || target.getBoundingClientRect().top > -1;
  const wasDeferred = isFollowed ? layOutAll() : layOutUpTo(target);
  if (wasDeferred && isAhead) target.scrollIntoView({ behavior: "instant" });
  return target;
}

/** What a visitor does who reads on, after which the page stays where it is. */
const userScrollEvents = ["wheel", "touchmove", "pointerdown", "keydown"];

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/**
 * Keeps the page at the fragment it was opened at while styles, fonts and the app arrive and change heights above it, until
 * the visitor moves. Not all browsers do that by themselves.
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
  // A scroll bar, a screen reader and a search within the page give no other sign. A new height moves the target, too.
  const stopIfMoved = () => {
    if (document.body.offsetHeight === height && Math.abs(topOf(target) - top) > 1) stop();
  };
  observer.observe(document.body);
  addEventListener("scroll", stopIfMoved, { passive: true });
  for (const type of userScrollEvents) addEventListener(type, stop, { once: true, passive: true, capture: true });
  setTimeout(stop, longestStay);
}

/** Whether the page is new to the visitor, and not reloaded or come back to, where the browser finds the place that was left. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
}

/** Shows the fragment that the page was opened at, and each that is followed while parts of the page are not laid out. */
export function followFragments(): void {
  const target = showFragment({ isFollowed: false });
  if (target !== null && isNewVisit()) pinScrollTo(target);
  addEventListener("hashchange", () => showFragment({ isFollowed: true }));
}
