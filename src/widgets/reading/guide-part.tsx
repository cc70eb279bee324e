import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

const part = cva("grid gap-x-10 gap-y-4 laptop:grid-cols-[5rem_minmax(0,1fr)]", {
  variants: {
    line: {
      none: "",
      down: "",
    },
  },
  defaultVariants: { line: "none" },
});

const markColumn = cva("relative font-display text-display leading-none font-medium text-accent", {
  variants: {
    line: {
      none: "",
      /* Runs past the foot of the part, so that parts one under the other hang on one line. */
      down: "laptop:before:absolute laptop:before:inset-y-0 laptop:before:-bottom-20 laptop:before:left-5.5 laptop:before:border-s laptop:before:border-line-strong",
    },
  },
});

export interface GuidePartProps {
  /** A numeral or an icon; decoration, because the part's heading says the same in words. */
  readonly mark: ReactNode;
  /** `down` hangs parts that follow each other on one line, as stages of a journey. */
  readonly line?: "none" | "down";
  /** Usually `GuideText`, with the part's heading. */
  readonly children: ReactNode;
}

/**
 * One of a few large parts that follow each other: a step, a layer, a stage. Its mark stays in view while it is read.
 *
 * Accessibility: the numeral is never announced: the heading must say the same in words.
 */
export function GuidePart({ mark, line, children }: GuidePartProps) {
  return (
    <div data-slot="guide-part" className={part({ line })}>
      <div aria-hidden="true" className={markColumn({ line })}>
        <div className="laptop:sticky laptop:top-10">{mark}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
