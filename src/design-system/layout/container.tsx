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
   * How far the content may run: `page` (if left out), `prose` for a comfortable line of text, or `narrow` for a form. All
   * three share the page's left edge.
   */
  readonly width?: "page" | "prose" | "narrow" | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** What is kept within the measure. */
  readonly children: ReactNode;
}

/** Keeps content within the page's measure and off the window's edges. Every width hangs from the same left edge. */
export function Container({ width = "page", ref, children }: ContainerProps) {
  return (
    <div ref={ref} data-slot="container" className="mx-auto w-full max-w-page px-gutter">
      {width === "page" ? children : <div className={measure({ width })}>{children}</div>}
    </div>
  );
}
