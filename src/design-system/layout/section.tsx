import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { IndependentPart } from "#design-system/error-boundary/error-boundary.tsx";
import { Container, type ContainerProps } from "./container.tsx";
import { useIsRendered } from "./deferred-rendering.tsx";

/* `--ground` lets components with their own background, such as a table's sticky header, match the band. */
/*
  Adjacent sections of one tone share a single space: two plain sections in a row must not be twice as far apart. The
  header of a guide or an article is plain, too.
*/
const section = cva("", {
  variants: {
    isSlim: { true: "py-6", false: "py-section" },
    tone: {
      plain: "[[data-slot$=e-header]+&]:pt-10 [[data-tone=plain]+&]:pt-0",
      sunken: "bg-sunken [--ground:var(--color-sunken)] [[data-tone=sunken]+&]:pt-0",
      wash: "bg-brand-wash [--ground:var(--color-brand-wash)] [[data-tone=wash]+&]:pt-0",
      deep: "bg-deep text-ink [--ground:var(--color-deep)] [[data-tone=deep]+&]:pt-0",
    },
    /* Keep the page's title close to the navigation above, and what follows an opening on the first screen. */
    isFirst: { true: "pt-6", false: "" },
  },
  defaultVariants: { tone: "plain" },
});

export interface SectionProps {
  /** Background of the full-width band: `plain` (if left out), `sunken`, `wash`, or `deep`, at most once on a page. */
  readonly tone?: "plain" | "sunken" | "wash" | "deep" | undefined;
  /** Id of the heading that names the section; with it the section becomes a landmark. */
  readonly labelledBy?: string | undefined;
  /** Fragment that links to the section use. */
  readonly id?: string | undefined;
  /**
   * Whether the section is on the first screen; it then renders at once where other sections are deferred
   * (`DeferredRendering`).
   */
  readonly isFirst?: boolean;
  /** Whether its text stands beside a table of contents; in an article the sections that follow then start there too. */
  readonly hasContents?: boolean;
  /** Whether the band holds a single line, and takes less space. */
  readonly isSlim?: boolean;
  /** Maximum width of the content. */
  readonly width?: ContainerProps["width"];
  readonly children: ReactNode;
}

/**
 * A full-width band of the page with the page's vertical rhythm, its content in a `Container`. It hydrates and fails
 * alone: React hydrates section by section, the one in use first.
 */
export function Section({
  tone = "plain",
  labelledBy,
  id,
  isFirst = false,
  isSlim = false,
  hasContents,
  width,
  children,
}: SectionProps) {
  const isRendered = useIsRendered();
  return (
    <section
      data-slot="section"
      data-tone={tone}
      data-has-contents={hasContents}
      id={id}
      aria-labelledby={labelledBy}
      className={section({ tone, isFirst, isSlim })}
    >
      <IndependentPart>
        {isFirst || isRendered ? <Container width={width}>{children}</Container> : null}
      </IndependentPart>
    </section>
  );
}
