import { cva } from "class-variance-authority";
import type { ReactNode, Ref } from "react";

const heading = cva("font-display text-current", {
  variants: {
    size: {
      display: "text-display font-medium tracking-tight",
      1: "text-heading-1 font-medium tracking-tight",
      2: "text-heading-2 font-medium tracking-tight",
      3: "text-heading-3 font-semibold",
      4: "text-heading-4 font-semibold",
    },
  },
});

const elements = { 1: "h1", 2: "h2", 3: "h3", 4: "h4" } as const;

/** Depth of a heading in the page's outline. */
export type HeadingLevel = keyof typeof elements;

export interface HeadingProps {
  /** Depth in the outline. A page has one level 1, and no level is skipped. */
  readonly level: HeadingLevel;
  /** Visual size, where it differs from the level. */
  readonly size?: "display" | 1 | 2 | 3 | 4 | undefined;
  /** Fragment, and the name for `aria-labelledby`. */
  readonly id?: string | undefined;
  /** For the heading of new content, which then takes focus. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  /** Names the content that follows, in sentence case. */
  readonly children: ReactNode;
}

/** A heading. Its level sets its depth in the outline, its size only its appearance. */
export function Heading({ level, size, id, ref, children }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element
      data-slot="heading"
      id={id}
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      className={heading({ size: size ?? level })}
    >
      {children}
    </Element>
  );
}
