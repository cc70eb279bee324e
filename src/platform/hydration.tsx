import { cva } from "class-variance-authority";
import { useDeferredValue, useSyncExternalStore, type ReactNode } from "react";

const neverChanges = () => () => undefined;

/** Whether React has hydrated the page; false in prerendered HTML, where a control would do nothing. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const recipe = cva("noscript:hidden", {
  variants: { isHydrated: { true: "", false: "invisible" } },
});

export interface ScriptedOnlyProps {
  readonly children: ReactNode;
}

/**
 * Controls that need the app. Until hydration they are invisible and unreachable but keep their space, so that nothing
 * shifts; without scripts they are hidden.
 */
export function ScriptedOnly({ children }: ScriptedOnlyProps) {
  // Deferred, because rendering all controls of a large table at once would block a click for 0.2 s.
  const isHydrated = useDeferredValue(useIsHydrated());
  return (
    <div data-slot="scripted-only" className={recipe({ isHydrated })}>
      {children}
    </div>
  );
}
