import { createContext, use, useDeferredValue, type ReactNode } from "react";

const DrawnContext = createContext(true);

/** Whether deferred sections are rendered yet. */
export function useIsDrawn(): boolean {
  return use(DrawnContext);
}

export interface DrawnLaterProps {
  /** Whether the sections are deferred; read at the first render. */
  readonly isLater: boolean;
  readonly children: ReactNode;
}

/**
 * Deferred rendering: renders what is outside of sections first and the sections after it, so that a page's heading
 * shows at once.
 */
export function DrawnLater({ isLater, children }: DrawnLaterProps) {
  const isDrawn = useDeferredValue(true, isLater ? false : undefined);
  return <DrawnContext value={isDrawn}>{children}</DrawnContext>;
}
