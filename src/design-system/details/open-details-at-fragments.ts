import { fragmentTarget } from "#design-system/link/fragment-target.ts";

/** Opens all that is closed around an element. Says whether anything was. */
function openAround(element: HTMLElement | null): boolean {
  let wasClosed = false;
  for (let around = element?.parentElement ?? null; around !== null; around = around.parentElement) {
    if (!(around instanceof HTMLDetailsElement) || around.open) continue;
    around.open = true;
    wasClosed = true;
  }
  return wasClosed;
}

/**
 * Opens the details around what the address points at, now and whenever a fragment is followed, for not every Safari and
 * Firefox does that by itself. Whether a page that has just been opened then goes there is left to others.
 */
export function openDetailsAtFragments(): void {
  openAround(fragmentTarget(location.hash));
  addEventListener("hashchange", () => {
    const target = fragmentTarget(location.hash);
    if (openAround(target)) target?.scrollIntoView({ behavior: "instant" });
  });
}
