import { fragmentTarget } from "#design-system/link/fragment-target.ts";

function openAroundTarget(): void {
  const target = fragmentTarget(location.hash);
  let wasClosed = false;
  for (let around = target?.parentElement ?? null; around !== null; around = around.parentElement) {
    if (!(around instanceof HTMLDetailsElement) || around.open) continue;
    around.open = true;
    wasClosed = true;
  }
  if (wasClosed) target?.scrollIntoView({ behavior: "instant" });
}

/**
 * Opens the details around what the address points at, now and whenever a fragment is followed. Not every Safari and
 * Firefox does that by itself.
 */
export function openDetailsAtFragments(): void {
  openAroundTarget();
  addEventListener("hashchange", openAroundTarget);
}
