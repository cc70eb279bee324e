import { createContext, use, useDeferredValue, type ReactNode } from "react";

const RenderedContext = createContext(true);

/** Whether deferred sections are rendered yet. */
export function useIsRendered(): boolean {
  return use(RenderedContext);
}

export interface DeferredRenderingProps {
  /** Whether the sections are deferred; read at the first render. */
  readonly isDeferred: boolean;
  readonly children: ReactNode;
}

/** Renders the content outside sections first and the sections afterwards, so that the page's heading shows at once. */
export function DeferredRendering({ isDeferred, children }: DeferredRenderingProps) {
  const isRendered = useDeferredValue(true, isDeferred ? false : undefined);
  return <RenderedContext value={isRendered}>{children}</RenderedContext>;
}
