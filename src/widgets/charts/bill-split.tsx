import { cva } from "class-variance-authority";
import { formatDollars } from "#format/money.ts";
import { Figure, FigureGroup } from "#widgets/reading/figure/figure.tsx";

const bar = cva("", {
  variants: {
    tone: {
      whole: "fill-ink",
      paid: "fill-positive",
      left: "fill-accent",
    },
  },
});

export interface BillSplitProps {
  /** Owner of the bill, and a note that it is made up. */
  readonly caption: string;
  /** Total of the bill, in dollars. */
  readonly bill: number;
  /** Part that a public plan pays, in dollars. */
  readonly paid: number;
  /** Labels of the whole bill, the paid part and the rest. */
  readonly labels: { readonly bill: string; readonly paid: string; readonly left: string };
}

/**
 * A made-up bill, the part that a plan pays and the part that it leaves, as bars to one scale.
 *
 * Accessibility: terms with their sums. The bars are never announced.
 */
export function BillSplit({ caption, bill, paid, labels }: BillSplitProps) {
  const rows = [
    { tone: "whole", label: labels.bill, amount: bill, start: 0 },
    { tone: "paid", label: labels.paid, amount: paid, start: 0 },
    { tone: "left", label: labels.left, amount: bill - paid, start: paid },
  ] as const;
  return (
    <figure data-slot="bill-split" className="min-w-0 border-t-2 border-ink pt-4">
      <figcaption className="text-caption text-ink-soft">{caption}</figcaption>
      <FigureGroup basis="illustrative">
        <dl className="mt-4 grid gap-5">
          {rows.map(({ tone, label, amount, start }) => (
            <div key={tone}>
              <dt className="text-small">{label}</dt>
              <dd>
                <span className="font-display text-heading-2 font-medium tabular-nums">
                  <Figure basis="illustrative">{formatDollars(amount)}</Figure>
                </span>
                <svg aria-hidden="true" width="100%" height="12" className="mt-1 block">
                  <rect width="100%" height="12" className="fill-line" />
                  <rect
                    x={`${(start / bill) * 100}%`}
                    width={`${(amount / bill) * 100}%`}
                    height="12"
                    className={bar({ tone })}
                  />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </FigureGroup>
    </figure>
  );
}
