import { provincePrices } from "#content/figures/province-prices.ts";
import type { AutoAnnualRange } from "#domain/guide-records.ts";
import type { ProvinceSlug, PublishedPrice } from "#domain/province.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";
import { priceMeasures, pricePeriod } from "#words/prices.ts";

const ranges: readonly AutoAnnualRange[] = autoAnnualRanges;

export interface AutoCostProps {
  readonly province: ProvinceSlug;
}

/** Annual car insurance premium in a province: the owner's range, and the newest published price. */
export function AutoCost({ province }: AutoCostProps) {
  const range = ranges.find(({ slug }) => slug === province);
  const newest: PublishedPrice | undefined = provincePrices[province].auto[0];
  return (
    <>
      {range !== undefined && (
        <span className="block">
          <Figure basis="site">{formatDollarRange(range)}</Figure>
        </span>
      )}
      {newest !== undefined && (
        <span className="block text-ink-soft">
          <Figure basis={newest.source}>
            {typeof newest.dollars === "number" ? formatDollars(newest.dollars) : formatDollarRange(newest.dollars)}
          </Figure>
          <span>{` ${priceMeasures[newest.measures]}, ${pricePeriod(newest.period)}`}</span>
        </span>
      )}
    </>
  );
}
