import { fragmentTarget } from "#design-system/link/fragment-target.ts";
import { whenIdle } from "./when-idle.ts";

/** How long after it is opened a page is kept at its fragment, in milliseconds. */
const longestStay = 8000;

const laidOutLater = "main :is([data-slot=section], [data-slot=table]):not([data-laid-out])";

/** Has the rest of the page laid out, a section or a table at a time, and then does what waits for it; see `layout.css`. */
export function layOutRest(andThen?: () => void): void {
  whenIdle(() => {
    const next = document.querySelector(laidOutLater);
    (next ?? document.querySelector("main"))?.setAttribute("data-laid-out", "");
    if (next === null) andThen?.();
    else layOutRest(andThen);
  });
}

/**
 * Lays the whole page out at once where it is read from a fragment on, whose place counts from the top, and goes there:
 * the browser went by guessed heights. Not by `:has(:target)` in the stylesheet, for which browsers work out the styles of
 * the whole page anew with each new element.
 */
function showFragment(): HTMLElement | null {
  const target = fragmentTarget(location.hash);
  if (target === null) return null;
  const parts = document.querySelectorAll(laidOutLater);
  // A visitor who has read on beyond it is not called back; the browser itself stops within a pixel of it.
  const isAhead = target.getBoundingClientRect().top > -1;
  for (const part of parts) part.setAttribute("data-laid-out", "");
  if (parts.length > 0 && isAhead) target.scrollIntoView({ behavior: "instant" });
  return target;
}

/** What a visitor does who reads on, after which the page stays where it is. */
const readOn = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Keeps the page at the fragment it was opened at while styles, fonts and the app arrive and change heights above it, until
 * the visitor moves. Not all browsers do that by themselves.
 */
function stayAt(target: HTMLElement): void {
  const observer = new ResizeObserver(() => target.scrollIntoView({ behavior: "instant" }));
  const stop = () => observer.disconnect();
  observer.observe(document.body);
  for (const type of readOn) addEventListener(type, stop, { once: true, passive: true, capture: true });
  setTimeout(stop, longestStay);
}

/** Shows the fragment that the page was opened at, and each that is followed while parts of the page are not laid out. */
export function followFragments(): void {
  const target = showFragment();
  if (target !== null) stayAt(target);
  addEventListener("hashchange", showFragment);
}
