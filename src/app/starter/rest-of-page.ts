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

function layOutAllForFragment() {
  const parts = document.querySelectorAll(laidOutLater);
  if (location.hash === "" || parts.length === 0) return;
  // Not `:target`, which stays unknown until the document has ended.
  const target = document.getElementById(location.hash.slice(1));
  // A visitor who has read on beyond it is not called back.
  const isAhead = target !== null && target.getBoundingClientRect().top >= 0;
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
