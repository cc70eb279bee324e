import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Prose } from "#design-system/prose/prose.tsx";

const guideText = cva("min-w-0", {
  variants: {
    notes: {
      inline: "",
      /* Flow root: a note longer than its text must not overlap the content below. */
      margin: "flow-root laptop:pe-100",
      columns:
        "laptop:[&>.prose]:grid laptop:[&>.prose]:grid-cols-3 laptop:[&>.prose]:gap-x-12 laptop:[&>.prose]:gap-y-6 laptop:[&>.prose>h2]:col-span-full laptop:[&>.prose>[data-slot]]:my-0",
    },
  },
});

export interface TextProps {
  /**
   * Position of callouts, examples and province notes on wide screens. `margin` needs the page's whole width, `columns` sets
   * three notes side by side.
   */
  readonly notes?: "inline" | "margin" | "columns";
  readonly children: ReactNode;
}

/** The column of a guide's text. */
export function Text({ notes = "inline", children }: TextProps) {
  return (
    <div data-slot="guide-text" className={guideText({ notes })}>
      <Prose>{children}</Prose>
    </div>
  );
}
