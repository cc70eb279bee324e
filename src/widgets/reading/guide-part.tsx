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
      /* Extends below the part, so that consecutive parts share one line. */
      down: "laptop:before:absolute laptop:before:inset-y-0 laptop:before:-bottom-20 laptop:before:left-5.5 laptop:before:border-s laptop:before:border-line-strong",
    },
  },
});

export interface GuidePartProps {
  /** A numeral or an icon; decorative, because the part's heading repeats it in words. */
  readonly mark: ReactNode;
  /** `down` joins consecutive parts by one line, as stages of a journey. */
  readonly line?: "none" | "down";
  /** Usually `GuideText`, with the part's heading. */
  readonly children: ReactNode;
}

/**
 * One of a few large parts that follow each other: a step, a layer, a stage. Its mark is sticky.
 *
 * Accessibility: the numeral is never announced: the heading must repeat it in words.
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
