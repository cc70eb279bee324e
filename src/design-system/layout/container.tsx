import { cva } from "class-variance-authority";
import type { ReactNode, Ref } from "react";

const measure = cva("", {
  variants: {
    width: {
      page: "",
      prose: "max-w-prose",
      narrow: "max-w-narrow",
    },
  },
  defaultVariants: { width: "page" },
});

export interface ContainerProps {
  /**
   * Maximum width of the content: `page` (if left out), `prose` for a comfortable line of text, or `narrow` for a form.
   * All three share the page's left edge.
   */
  readonly width?: "page" | "prose" | "narrow" | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** Content to keep within the width. */
  readonly children: ReactNode;
}

/** Keeps content within the page's width and off the viewport's edges. Every width shares the same left edge. */
export function Container({ width = "page", ref, children }: ContainerProps) {
  return (
    <div ref={ref} data-slot="container" className="mx-auto w-full max-w-page px-gutter">
      {width === "page" ? children : <div className={measure({ width })}>{children}</div>}
    </div>
  );
}
