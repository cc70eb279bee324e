import { useEffect, type ReactNode } from "react";

export interface BackdropProps {
  /** Where the box stands in it; the frame's own. */
  readonly className: string;
  /** The box above it. */
  readonly children: ReactNode;
}

/**
 * Dims the page and stops it from scrolling. Radix's own overlay does that with a style element made at run time, which
 * the site's content security policy refuses.
 */
export function Backdrop({ className, children }: BackdropProps) {
  useEffect(holdPageStill, []);
  return <div className={className}>{children}</div>;
}

/** Backdrops open now; the page moves again when the last one is gone. */
let holders = 0;

function holdPageStill(): () => void {
  const { style, clientWidth } = document.documentElement;
  holders += 1;
  if (holders === 1) {
    // Keeps the room of a visible scrollbar, so that nothing shifts.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    // On the root element, clip means hidden; accessibility checkers take "hidden" for a box that cuts the dialog off.
    style.overflow = "clip";
  }
  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.removeProperty("overflow");
    style.removeProperty("scrollbar-gutter");
  };
}
