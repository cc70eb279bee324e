import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

/* On phones a short value stands beside its term, and a long one below it. */
const row = cva("border-t border-line py-2 first:border-t-2 first:border-ink tablet:py-3", {
  variants: {
    layout: {
      rows: "flex flex-wrap gap-x-4 gap-y-1 tablet:grid tablet:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] tablet:gap-x-8",
      stacked: "flex flex-wrap gap-x-4 gap-y-1 tablet:block",
      ledger: "flex flex-wrap items-baseline justify-between gap-x-6",
    },
  },
  defaultVariants: { layout: "rows" },
});

const details = cva("min-w-0", {
  variants: {
    layout: {
      rows: "",
      stacked: "text-ink-soft tablet:mt-1",
      ledger: "ms-auto text-end tabular-nums",
    },
  },
  defaultVariants: { layout: "rows" },
});

export interface DescriptionItem {
  /** The term or name. */
  readonly term: ReactNode;
  /** Meaning or value of the term. */
  readonly description: ReactNode;
}

export interface DescriptionListProps {
  /** In reading order. */
  readonly items: readonly DescriptionItem[];
  /**
   * `rows` sets the term beside the text, `stacked` above the text; on a phone a short text stands on the line of its
   * term. `ledger` aligns short values to the end edge.
   * Default: `rows`.
   */
  readonly layout?: "rows" | "stacked" | "ledger";
}

/**
 * Terms with their meanings, or names with their values. Nothing is shown for an empty list.
 *
 * For names with values: a policy at a glance, the facts of a province.
 *
 * - Do: keep names short and values in whole words.
 * - Don't: use it for columns that are compared: that is a table.
 * - Accessibility: announced as terms with their meanings.
 */
export function DescriptionList({ items, layout }: DescriptionListProps) {
  if (items.length === 0) return null;
  return (
    <dl data-slot="description-list">
      {items.map(({ term, description }, index) => (
        // Terms may be markup and the list is never reordered, so the index is the key.
        <div key={index} className={row({ layout })}>
          <dt className={layout === "ledger" ? "min-w-0 font-semibold" : "min-w-2/5 font-semibold tablet:min-w-0"}>
            {term}
          </dt>
          <dd className={details({ layout })}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
