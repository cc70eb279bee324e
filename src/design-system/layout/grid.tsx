import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { listRole, type LayoutElement } from "./layout-element.ts";

const grid = cva("layout-grid", {
  variants: {
    columns: {
      2: "layout-grid-2",
      3: "layout-grid-3",
      4: "layout-grid-4",
    },
    min: {
      small: "layout-grid-min-small",
      medium: "layout-grid-min-medium",
      large: "layout-grid-min-large",
    },
    gap: {
      medium: "gap-x-6 gap-y-6",
      large: "gap-x-10 gap-y-6 tablet:gap-y-12",
    },
  },
  defaultVariants: { min: "medium", gap: "large" },
});

export interface GridProps {
  /** Maximum number of columns; a narrow container has fewer. */
  readonly columns: 2 | 3 | 4;
  /** Minimum width of a column before it wraps: `small`, `medium` (if left out) or `large`, 11, 16 or 22 rem. */
  readonly min?: "small" | "medium" | "large";
  /** Space between the cells: `medium`, or `large` (if left out). */
  readonly gap?: "medium" | "large";
  /** `ul` or `ol` when the children are list items. */
  readonly as?: LayoutElement | undefined;
  readonly children: ReactNode;
}

/**
 * Equal columns that respond to the container, not the viewport: the same grid works in a page, a column or a dialog.
 */
export function Grid({ columns, min, gap, as: Element = "div", children }: GridProps) {
  return (
    <Element data-slot="grid" role={listRole(Element)} className={grid({ columns, min, gap })}>
      {children}
    </Element>
  );
}
