/** As a ref: says in the document that React has taken an element over, which nothing else tells those outside it. */
export function markHydrated(element: HTMLElement | null): void {
  element?.setAttribute("data-hydrated", "");
}
