/** Parts of the page whose layout is deferred; see `layout.css`. */
const deferred = "main :is([data-slot=section], [data-slot=table]):not([data-laid-out])";

const layOut = (part: Element | null) => part?.setAttribute("data-laid-out", "");

/**
 * Lays out the next deferred part of the page, and marks the page when none is left.
 * @returns Whether all is laid out.
 */
export function layOutNext(): boolean {
  const next = document.querySelector(deferred);
  layOut(next ?? document.querySelector("main"));
  return next === null;
}

/**
 * Lays out the deferred parts above and around an element, because its position depends on them: later parts may wait.
 * Without an element, lays out all of the page.
 * @returns Whether any part was left to lay out.
 */
export function layOutUpTo(target?: Element): boolean {
  const parts = [...document.querySelectorAll(deferred)].filter(
    (part) => target === undefined || (target.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
  parts.forEach(layOut);
  return parts.length > 0;
}
