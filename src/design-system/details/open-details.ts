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

/**
 * Opens all details while the page is printed, in browsers whose print styles can't: `::details-content` came with
 * Chromium 131, Firefox 143 and Safari 18.4.
 */
export function openDetailsForPrint(): void {
  if (CSS.supports("selector(::details-content)")) return;
  addEventListener("beforeprint", () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
      const { name } = details;
      // Of several details with one name, only one may be open.
      details.name = "";
      details.open = true;
      addEventListener(
        "afterprint",
        () => {
          details.open = false;
          details.name = name;
        },
        { once: true },
      );
    }
  });
}
