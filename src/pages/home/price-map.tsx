import { useDeferredValue } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import { useIsHydrated } from "#platform/hydration.tsx";
import { ProvinceMap, type MapPrices } from "#widgets/place/province-map.tsx";
import { averageCarPremiums, averagePeriod } from "#content/figures/average-car-premiums.ts";
import { pricePeriod } from "#words/prices.ts";
import { priceMapWords as words } from "#text/price-map.ts";
import { provinceTiles, type ProvinceTile } from "#content/provinces/tiles.ts";
import { PriceMapTable } from "./price-map-table.tsx";

const provinces: readonly ProvinceTile[] = Object.values(provinceTiles);

const prices: MapPrices = {
  of: averageCarPremiums.of,
  none: words.none,
  fact: (amount, slug) => words.fact(amount, pricePeriod(averagePeriod(slug))),
  legend: <p>{words.legend}</p>,
};

export interface PriceMapProps {
  /** Accessible name of the map. */
  readonly label: string;
}

/** Canada by average car premium, as a map and as a table. */
export function PriceMap({ label }: PriceMapProps) {
  const isHydrated = useDeferredValue(useIsHydrated(), false);
  return (
    <>
      <ProvinceMap provinces={provinces} label={label} prices={prices} />
      <div className="mt-3 max-w-prose">
        {/* As high as the closed table, which is left out of the HTML: the map has the same amounts. */}
        <div data-slot="price-map-table" className="min-h-15 noscript:hidden print:hidden">
          {isHydrated && <PriceMapTable />}
        </div>
        <TextLink href="/insurance-rates-canada#provincial-comparison-read-with-care" variant="standalone">
          {words.all}
        </TextLink>
      </div>
    </>
  );
}
