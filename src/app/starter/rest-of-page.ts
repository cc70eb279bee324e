import { whenIdle } from "./when-idle.ts";

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

/** What the address's fragment points at. Not `:target`, which stays unknown until the document has ended. */
function fragmentTarget(): HTMLElement | null {
  const written = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(written));
  } catch {
    // A broken escape, which anybody can put into a link to the site.
    return document.getElementById(written);
  }
}

function layOutAllForFragment() {
  const parts = document.querySelectorAll(laidOutLater);
  if (location.hash === "" || parts.length === 0) return;
  const target = fragmentTarget();
  // A visitor who has read on beyond it is not called back; the browser itself stops within a pixel of it.
  const isAhead = target !== null && target.getBoundingClientRect().top > -1;
  for (const part of parts) part.setAttribute("data-laid-out", "");
  if (isAhead) target.scrollIntoView({ behavior: "instant" });
}

/**
 * Has the whole page laid out at once where it is read from a fragment on, whose place counts from the top. Not by
 * `:has(:target)` in the stylesheet, for which browsers work out the styles of the whole page anew with each new element.
 */
export function layOutForFragments(): void {
  layOutAllForFragment();
  addEventListener("hashchange", layOutAllForFragment);
}
