import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Heading, type HeadingLevel, type HeadingProps } from "./heading.tsx";

export interface KickerProps {
  /** A word or two. */
  readonly children: ReactNode;
}

/**
 * A short line above a title, set on a small accent rule. The kicker is not a heading, and the title must make sense
 * without it.
 */
export function Kicker({ children }: KickerProps) {
  return (
    <p
      data-slot="kicker"
      className="mb-3 flex items-center gap-3 wrap-anywhere text-caption font-semibold tracking-label text-ink-soft before:w-7 before:shrink-0 before:border-t-2 before:border-accent"
    >
      {children}
    </p>
  );
}

const leadText = cva("max-w-prose text-ink-soft", {
  variants: {
    level: {
      1: "mt-5 text-lead",
      2: "mt-3 text-lead",
      3: "mt-2 text-body",
      4: "mt-1 text-body",
    },
  },
});

export interface HeadingBlockProps {
  /** Depth of the title in the outline. */
  readonly level: HeadingLevel;
  /** Text of the heading. */
  readonly title: ReactNode;
  /** One or two sentences that introduce the content. */
  readonly lead?: ReactNode;
  /** A word or two above the title: the section or the kind of page. */
  readonly kicker?: ReactNode;
  /** Id of the title, for fragments and `aria-labelledby`. */
  readonly id?: string | undefined;
  /** Visual size of the title, where it differs from the level. */
  readonly size?: HeadingProps["size"];
}

/**
 * A title with an optional kicker above and lead below. Opens a page or a section.
 *
 * For every title. The level sets its depth in the outline; the size is independent.
 *
 * - Do: write in sentence case, and name the content that follows.
 * - Do: use HeadingBlock for a title with a lead or a kicker.
 * - Don't: skip a level for the looks.
 * - Don't: rely on the kicker: the title must make sense without it.
 * - Accessibility: screen reader users navigate by headings: one level 1 on a page, no skipped levels below it.
 */
export function HeadingBlock({ level, title, lead, kicker, id, size }: HeadingBlockProps) {
  return (
    <div data-slot="heading-block">
      {kicker !== undefined && <Kicker>{kicker}</Kicker>}
      <div className="max-w-prose">
        <Heading level={level} size={size} id={id}>
          {title}
        </Heading>
      </div>
      {lead !== undefined && <p className={leadText({ level })}>{lead}</p>}
    </div>
  );
}
