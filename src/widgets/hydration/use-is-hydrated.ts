import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** Whether the app has taken over the page: false in the prerendered HTML, so that nothing dead stands in it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
