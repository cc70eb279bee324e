import { fragmentTarget } from "#design-system/link/fragment-target.ts";

/** Opens every closed `<details>` around an element. Returns whether any was closed. */
export function openDetailsAround(element: HTMLElement | null): boolean {
  let wasClosed = false;
  for (let around = element?.parentElement ?? null; around !== null; around = around.parentElement) {
    if (!(around instanceof HTMLDetailsElement) || around.open) continue;
    around.open = true;
    wasClosed = true;
  }
  return wasClosed;
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
