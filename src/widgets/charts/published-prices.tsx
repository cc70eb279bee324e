import { priceMeasures, pricePeriod, priceWords } from "#words/prices.ts";
import { listRole } from "#design-system/layout/layout-element.ts";
import type { PublishedPrice } from "#domain/province.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";

export interface PublishedPricesProps {
  readonly prices: readonly PublishedPrice[];
}

/** Published prices in a list, each with its measure and date, so that readers don't compare unlike prices. */
export function PublishedPrices({ prices }: PublishedPricesProps) {
  if (prices.length === 0) return priceWords.none;
  return (
    <ul role={listRole("ul")} className="grid gap-1">
      {prices.map(({ dollars, measures, period, source }) => (
        <li key={`${measures} ${period}`}>
          <Figure basis={source}>
            {typeof dollars === "number" ? formatDollars(dollars) : formatDollarRange(dollars)}
          </Figure>
          <span className="text-ink-soft">
            {" "}
            {priceMeasures[measures]}, {pricePeriod(period)}
          </span>
        </li>
      ))}
    </ul>
  );
}
