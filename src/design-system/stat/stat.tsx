import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

const stat = cva("flex min-w-0 flex-col justify-end border-t-2 border-ink pt-3", {
  variants: {
    size: {
      medium: "",
      large: "col-span-full",
    },
  },
  defaultVariants: { size: "medium" },
});

const figure = cva("font-display font-medium tracking-tight text-brand tabular-nums", {
  variants: {
    size: {
      medium: "text-heading-2",
      large: "text-display",
    },
  },
  defaultVariants: { size: "medium" },
});

export interface StatProps {
  /** The figure with its unit: "$69", "94 %". */
  readonly value: ReactNode;
  /** Meaning of the figure. */
  readonly label: ReactNode;
  /** Source of the figure, or a note that it is illustrative. */
  readonly note?: ReactNode;
  /** `large` for a single figure that a section is about. Default: `medium`. */
  readonly size?: "medium" | "large";
}

/**
 * One key figure in a `StatList`.
 *
 * Accessibility: announced as a term with its meaning, the label first, regardless of the visual order.
 */
export function Stat({ value, label, note, size }: StatProps) {
  return (
    // The label is first in the DOM, for screen readers; on screen the figure is above the label.
    <div data-slot="stat" className={stat({ size })}>
      <dt className="order-2 mt-1 text-body">{label}</dt>
      <dd className="order-1">
        <span className={figure({ size })}>{value}</span>
      </dd>
      {note !== undefined && <dd className="order-3 mt-1 text-caption text-ink-soft">{note}</dd>}
    </div>
  );
}

export interface StatListProps {
  /** `Stat` elements; four at most read well. */
  readonly children: ReactNode;
}

/** Figures side by side on one rule. */
export function StatList({ children }: StatListProps) {
  return (
    <dl
      data-slot="stat-list"
      className="layout-grid layout-grid-4 [--layout-grid-min:8.5rem] items-start gap-x-8 gap-y-8"
    >
      {children}
    </dl>
  );
}
