import { useDeferredValue, type ReactNode } from "react";
import { cva } from "class-variance-authority";
import { useIsHydrated } from "#platform/hydration.tsx";

const frame = cva("min-w-0 noscript:hidden", {
  variants: { shape: { picture: "aspect-3/2", strip: "aspect-3/1" } },
});

export interface DrawingFrameProps {
  /** `picture` is three to two, `strip` three to one. */
  readonly shape: "picture" | "strip";
  /** The drawing, of the same shape. */
  readonly children: ReactNode;
}

/**
 * A frame of fixed proportions whose drawing renders after hydration, so that its paths don't delay the first paint.
 * The text beside it must be complete: without JavaScript there is no drawing.
 */
export function DrawingFrame({ shape, children }: DrawingFrameProps) {
  const isDrawn = useDeferredValue(useIsHydrated());
  return (
    <div data-slot="drawing" aria-hidden="true" className={frame({ shape })}>
      {isDrawn && children}
    </div>
  );
}
