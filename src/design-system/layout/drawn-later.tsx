import { createContext, use, useDeferredValue, type ReactNode } from "react";

const DrawnContext = createContext(true);

/** Whether the sections here are drawn yet. */
export function useIsDrawn(): boolean {
  return use(DrawnContext);
}

export interface DrawnLaterProps {
  /** Whether the sections may wait; read when this is first drawn. */
  readonly isLater: boolean;
  readonly children: ReactNode;
}

/** Draws what stands outside of its sections first, and the sections a moment later, so that a page's heading shows at once. */
export function DrawnLater({ isLater, children }: DrawnLaterProps) {
  const isDrawn = useDeferredValue(true, isLater ? false : undefined);
  return <DrawnContext value={isDrawn}>{children}</DrawnContext>;
}
