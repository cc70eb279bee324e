import { listRole } from "#design-system/layout/layout-element.ts";
import type { HomeDiscount } from "#domain/guide-records.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import * as words from "#words/reading.ts";

export interface DiscountListProps {
  readonly discounts: readonly HomeDiscount[];
}

/** Discounts with their value first, because readers scan for it. */
export function DiscountList({ discounts }: DiscountListProps) {
  return (
    <ul data-slot="discount-list" role={listRole("ul")} className="grid gap-x-12 tablet:grid-cols-2">
      {discounts.map(({ name, from, to, howToGet }) => (
        <li
          key={name}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-4 laptop:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <span className="font-display text-heading-3 font-semibold text-brand tabular-nums">
            <Figure basis="site">{words.fromToPercent(from, to)}</Figure>
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            <p className="mt-0.5 text-small text-ink-soft">{howToGet}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
