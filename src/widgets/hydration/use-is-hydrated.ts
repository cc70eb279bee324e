import { useDeferredValue, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether React has hydrated the page: false in the prerendered HTML, so that no control stands there that does nothing. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * The same, deferred: controls that need the app are drawn after the page is hydrated, in slices. All controls of a large
 * table at once would block a press for 0.2 s.
 */
export function useIsHydratedDeferred(): boolean {
  return useDeferredValue(useIsHydrated());
}
