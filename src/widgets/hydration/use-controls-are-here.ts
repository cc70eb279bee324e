import { useDeferredValue } from "react";
import { useIsHydrated } from "./use-is-hydrated.ts";

/**
 * Whether controls that need the app may be drawn. Behind the page being taken over, and bit by bit: all of a large table's
 * controls in one go would keep whoever presses something just then waiting for 0.2 s.
 */
export function useControlsAreHere(): boolean {
  return useDeferredValue(useIsHydrated());
}
