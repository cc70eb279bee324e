import { Details } from "#design-system/details/details.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import { isNewest, type PublishedPrice } from "#domain/province.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { priceMeasures, pricePeriod, priceWords } from "#words/prices.ts";

export interface PublishedPricesProps {
  /** Newest first. */
  readonly prices: readonly PublishedPrice[];
}

/** The newest published price with its measure and date; older and other ones are folded, so that one price stands out. */
export function PublishedPrices({ prices }: PublishedPricesProps) {
  if (prices.length === 0) return <span>{priceWords.none}</span>;
  const newest = prices.filter((price) => isNewest(price, prices));
  const others = prices.filter((price) => !newest.includes(price));
  return (
    <div className="grid gap-2">
      <List prices={newest} />
      {others.length > 0 && (
        <Details summary={priceWords.others}>
          <div className="pt-1">
            <List prices={others} />
          </div>
        </Details>
      )}
    </div>
  );
}

function List({ prices }: PublishedPricesProps) {
  return (
    <ul role={listRole("ul")} className="grid gap-1">
      {prices.map(({ dollars, measures, period, source }) => (
        <li key={`${measures} ${period}`}>
          <Figure basis={source}>
            {typeof dollars === "number" ? formatDollars(dollars) : formatDollarRange(dollars)}
          </Figure>
          <span className="text-ink-soft">{` ${priceMeasures[measures]}, ${pricePeriod(period)}`}</span>
        </li>
      ))}
    </ul>
  );
}
