import { fragmentTarget } from "#design-system/link/fragment-target.ts";

/**
 * Opens the `<details>` around an element, at once: an opening in motion would move the element after it was scrolled to.
 * Returns whether any was closed or still opening.
 */
export function openDetailsAround(element: HTMLElement | null): boolean {
  let hasMoved = false;
  for (let around = element?.parentElement ?? null; around !== null; around = around.parentElement) {
    if (!(around instanceof HTMLDetailsElement)) continue;
    hasMoved ||= !around.open;
    around.open = true;
    for (const animation of around.getAnimations({ subtree: true })) {
      animation.finish();
      hasMoved = true;
    }
  }
  return hasMoved;
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
