import { useId } from "react";
import type { FigureBasis } from "#domain/figure.ts";
import { formatDollarRange, type DollarRange } from "#format/money.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import * as words from "#words/reading.ts";

/** A range of prices for one kind of thing. */
export interface CostBand extends DollarRange {
  /** Priced item: "$300K home", "Ontario". */
  readonly label: string;
}

export interface CostBandsProps {
  /** Subject of the prices. */
  readonly title: string;
  readonly per: "month" | "year";
  readonly bands: readonly CostBand[];
  readonly basis: FigureBasis;
}

/**
 * Price ranges on one scale from zero, so that their lengths and places can be compared at a glance.
 *
 * Accessibility: terms with ranges in words. The bars are never announced.
 */
export function CostBands({ title, per, bands, basis }: CostBandsProps) {
  const titleId = useId();
  const end = Math.max(...bands.map(({ to }) => to), 1);
  return (
    <figure data-slot="cost-bands" aria-labelledby={titleId} className="min-w-0">
      <figcaption id={titleId} className="border-b-2 border-ink pb-2 font-display text-heading-4 font-semibold">
        {title}
      </figcaption>
      <dl>
        {bands.map(({ label, from, to }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1.5 border-b border-line py-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] tablet:items-center"
          >
            <dt className="min-w-0">{label}</dt>
            <dd className="font-display text-heading-4 font-semibold tabular-nums tablet:order-3 tablet:min-w-48 tablet:text-end">
              <Figure basis={basis}>{words.amountPer(formatDollarRange({ from, to }), per)}</Figure>
            </dd>
            <dd aria-hidden="true" className="col-span-2 tablet:order-2 tablet:col-span-1">
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 w-full">
                <line x1="0" x2="100" y1="1" y2="1" className="stroke-line" strokeWidth="0.3" />
                <rect x={(100 * from) / end} width={(100 * (to - from)) / end} height="2" className="fill-brand" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
