import { useDeferredValue, type ReactNode } from "react";
import { cva } from "class-variance-authority";
import { useIsHydrated } from "#platform/hydration.tsx";

const room = cva("min-w-0 noscript:hidden", {
  variants: { shape: { picture: "aspect-3/2", strip: "aspect-3/1" } },
});

export interface DrawingRoomProps {
  /** `picture` is three to two, `strip` three to one. */
  readonly shape: "picture" | "strip";
  /** The drawing, of the same shape. */
  readonly children: ReactNode;
}

/**
 * Room for a drawing that the running app draws, so that its paths don't delay the page's first paint. The text beside
 * it has to say everything: without scripts there is no drawing.
 */
export function DrawingRoom({ shape, children }: DrawingRoomProps) {
  const isDrawn = useDeferredValue(useIsHydrated());
  return (
    <div data-slot="drawing" aria-hidden="true" className={room({ shape })}>
      {isDrawn && children}
    </div>
  );
}
