import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { listRole, type LayoutElement } from "./layout-element.ts";

const stack = cva("flex min-w-0 flex-col", {
  variants: {
    gap: {
      small: "gap-3",
      medium: "gap-6",
      large: "gap-12",
      section: "gap-section",
    },
  },
  defaultVariants: { gap: "medium" },
});

export interface StackProps {
  /** Space between the children: `small`, `medium` (if left out), `large`, or `section`, the page's own rhythm. */
  readonly gap?: "small" | "medium" | "large" | "section";
  /** `ul` or `ol` when the children are list items. */
  readonly as?: LayoutElement | undefined;
  readonly children: ReactNode;
}

/**
 * Children stacked vertically with even space between them.
 *
 * For all space between parts: Stack down, Cluster across, Grid for equals, Sidebar for a column beside the text,
 * Section for a band.
 *
 * - Do: let the parent decide about space.
 * - Do: name a Section by its heading with labelledBy.
 * - Don't: give a part a margin.
 * - Don't: set a width in pixels: parts follow the width of their container.
 * - Accessibility: the order in the code is the order of reading and of focus; no layout part changes it.
 */
export function Stack({ gap, as: Element = "div", children }: StackProps) {
  return (
    <Element data-slot="stack" role={listRole(Element)} className={stack({ gap })}>
      {children}
    </Element>
  );
}
