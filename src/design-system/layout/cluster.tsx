import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { listRole, type LayoutElement } from "./layout-element.ts";

const cluster = cva("flex min-w-0 flex-wrap", {
  variants: {
    gap: {
      small: "gap-2",
      medium: "gap-x-4 gap-y-3",
      large: "gap-x-8 gap-y-4",
    },
    align: {
      start: "items-start",
      centre: "items-center",
      baseline: "items-baseline",
    },
  },
  defaultVariants: { gap: "medium", align: "centre" },
});

export interface ClusterProps {
  /** Space between the children, in both directions: `small`, `medium` (if left out) or `large`. */
  readonly gap?: "small" | "medium" | "large";
  /** Vertical alignment of children of different heights: `start`, `centre` (if left out) or `baseline`. */
  readonly align?: "start" | "centre" | "baseline";
  /** `ul` or `ol` when the children are list items. */
  readonly as?: LayoutElement | undefined;
  readonly children: ReactNode;
}

/** Children side by side, wrapping onto further lines as needed: actions, tags, badges. */
export function Cluster({ gap, align, as: Element = "div", children }: ClusterProps) {
  return (
    <Element data-slot="cluster" role={listRole(Element)} className={cluster({ gap, align })}>
      {children}
    </Element>
  );
}
