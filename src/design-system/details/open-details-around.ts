/**
 * Opens the `<details>` around an element, without motion: an opening under way would clip the element after it was
 * scrolled to. Returns whether there are any.
 */
export function openDetailsAround(element: HTMLElement | null): boolean {
  let isWithin = false;
  for (let around = element?.parentElement ?? null; around !== null; around = around.parentElement) {
    if (!(around instanceof HTMLDetailsElement)) continue;
    isWithin = true;
    // The browser may have opened it a moment ago.
    around.toggleAttribute("data-still", true);
    around.open = true;
  }
  return isWithin;
}
