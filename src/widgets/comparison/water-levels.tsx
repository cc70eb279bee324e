import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

const level = cva("flex flex-wrap items-baseline justify-between gap-x-6 px-5 py-4", {
  variants: {
    paidBy: {
      basic: "border-2 border-deep bg-deep text-on-deep",
      addition: "border-2 border-b-0 border-dashed border-brand",
    },
  },
});

export interface WaterLevelsProps {
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Consequence for the reader. */
  readonly caption: string;
  /** `WaterLevel` from the least often insured down to the one that every policy has. */
  readonly children: ReactNode;
}

/**
 * Kinds of water as levels of a gauge, each with the cover that pays for it.
 *
 * Accessibility: a figure with an ordered list.
 */
export function WaterLevels({ label, caption, children }: WaterLevelsProps) {
  return (
    <figure data-slot="water-levels" aria-label={label} className="max-w-prose">
      <ol role="list">{children}</ol>
      <figcaption className="mt-3 text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

export interface WaterLevelProps {
  readonly water: string;
  /** The basic policy, or an addition to it. */
  readonly paidBy: "basic" | "addition";
  /** Short description of the cover. */
  readonly children: ReactNode;
}

/** One kind of water in `WaterLevels`. */
export function WaterLevel({ water, paidBy, children }: WaterLevelProps) {
  return (
    <li className={level({ paidBy })}>
      <span className="font-display text-heading-3 font-semibold">{water}</span>
      <div>{children}</div>
    </li>
  );
}
