import { fragmentTarget } from "#design-system/link/fragment-target.ts";

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
 * Opens the details around the target of the URL's fragment, now and on every fragment navigation, because some
 * versions of Safari and Firefox don't. Doesn't scroll to the target on page load; other code does.
 */
export function openDetailsAtFragments(): void {
  openDetailsAround(fragmentTarget(location.hash));
  addEventListener("hashchange", () => {
    const target = fragmentTarget(location.hash);
    if (openDetailsAround(target)) target?.scrollIntoView({ behavior: "instant" });
  });
}
