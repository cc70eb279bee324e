import { useEffect, useEffectEvent, type ReactNode } from "react";
import { openOverlay } from "#design-system/overlay/overlay-history.ts";

export interface BackdropProps {
  /** Position of the box in the backdrop; set by the frame. */
  readonly className: string;
  /** Called when the visitor goes back. */
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/**
 * Dims the page and locks its scrolling. Radix's overlay injects a style element at run time, which the content
 * security policy blocks.
 */
export function Backdrop({ className, onBack, children }: BackdropProps) {
  const goBack = useEffectEvent(onBack);
  useEffect(holdPageStill, []);
  useEffect(() => openOverlay(() => goBack()), []);
  return <div className={className}>{children}</div>;
}

/** Number of open backdrops; scrolling is unlocked when the last one closes. */
let holders = 0;

function holdPageStill(): () => void {
  const { style, clientWidth } = document.documentElement;
  holders += 1;
  if (holders === 1) {
    // Reserves the space of a visible scrollbar, so that the layout doesn't shift.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    // On the root element `clip` acts as `hidden`; accessibility checkers would report `hidden` as cutting off the
    // dialog.
    style.overflow = "clip";
  }
  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.removeProperty("overflow");
    style.removeProperty("scrollbar-gutter");
  };
}
