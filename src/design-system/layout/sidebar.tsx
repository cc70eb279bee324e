import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

/** A column that stays in view while its neighbour scrolls, where the window is wide and high enough for it. */
export const stickyColumn = cva("min-w-0 laptop:self-start laptop:tall:sticky", {
  variants: {
    /** Links and controls taller than the window scroll on their own, so that the last one is reachable. */
    holds: {
      controls: [
        "laptop:tall:top-5 laptop:tall:max-h-[calc(100dvh-2.5rem)] laptop:tall:overflow-y-auto",
        // Space for focus rings and slider thumbs, which the scroll container would clip.
        "laptop:tall:-m-3 laptop:tall:p-3",
      ],
      text: "laptop:tall:top-8",
    },
  },
});

const sidebar = cva("grid grid-cols-1 gap-x-14 gap-y-10", {
  variants: {
    side: {
      start: "laptop:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]",
      end: "laptop:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]",
    },
  },
});

export interface SidebarProps {
  /** Position of the smaller column: `start` for navigation (15 rem), `end` for an aside (20 rem). */
  readonly side: "start" | "end";
  /**
   * Keeps the smaller column in view while the larger one scrolls. A column at the start scrolls on its own if it is
   * too tall.
   */
  readonly sticky?: boolean | undefined;
  /** Exactly two: the aside, then the main content. */
  readonly children: readonly [aside: ReactNode, main: ReactNode];
}

/**
 * Main content with a smaller column beside it. Below laptop width they stack in reading order: an aside at the start
 * precedes the main content, one at the end follows it, so that visual order and reading order never differ.
 */
export function Sidebar({ side, sticky = false, children: [aside, main] }: SidebarProps) {
  const column = sticky ? stickyColumn({ holds: side === "start" ? "controls" : "text" }) : "min-w-0";
  const asideBlock = <div className={column}>{aside}</div>;
  const mainBlock = <div className="min-w-0">{main}</div>;
  return (
    <div data-slot="sidebar" className={sidebar({ side })}>
      {side === "start" ? asideBlock : mainBlock}
      {side === "start" ? mainBlock : asideBlock}
    </div>
  );
}
