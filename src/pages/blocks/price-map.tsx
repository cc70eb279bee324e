import { useRef } from "react";
import { Details } from "#design-system/details/details.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Table, type TableColumn } from "#design-system/table/table.tsx";
import { formatDollars } from "#format/money.ts";
import { sourceOf } from "#widgets/reading/figure/known-sources.ts";
import { useProvinceRows } from "#widgets/place/province-choice/province-rows.ts";
import { ProvinceMap, type MapPrices } from "#widgets/place/province-map.tsx";
import {
  averageCarPremiums,
  averageCarPremiumsSource,
  averageCarPremiumsYear,
} from "#content/figures/average-car-premiums.ts";
import { priceMapWords as words } from "#text/price-map.ts";
import { provinceTiles, type ProvinceTile } from "#text/provincial/tiles.ts";

const year = averageCarPremiumsYear;
const provinces: readonly ProvinceTile[] = Object.values(provinceTiles);

const columns: readonly TableColumn<ProvinceTile>[] = [
  { key: "province", header: words.province, cell: ({ name }) => name },
  {
    key: "paid",
    header: words.paid,
    numeric: true,
    cell: ({ slug }) => {
      const amount = averageCarPremiums[slug];
      return amount === null ? words.none : formatDollars(amount);
    },
  },
];

/** The source of the amounts, by name: this page has no list of sources. */
function Source() {
  const { publisher, url } = sourceOf(averageCarPremiumsSource);
  return (
    <TextLink href={url} external>
      {publisher}
    </TextLink>
  );
}

const prices: MapPrices = {
  of: averageCarPremiums,
  none: words.none,
  fact: (amount) => words.fact(amount, year),
  legend: (
    <p>
      {words.legend(year)} {words.source} <Source />
    </p>
  ),
};

export interface PriceMapProps {
  /** Accessible name of the map. */
  readonly label: string;
}

/** Canada by average car premium, as a map and as a table. */
export function PriceMap({ label }: PriceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useProvinceRows(provinces, ({ name }) => name, frame);
  return (
    <>
      <ProvinceMap provinces={provinces} label={label} prices={prices} />
      <div className="mt-3 max-w-prose">
        <Details summary={words.table}>
          <Table
            {...shown}
            ref={frame}
            caption={words.caption(year)}
            columns={columns}
            rowKey={({ slug }) => slug}
            narrow="scroll"
            note={words.note}
          />
        </Details>
        <TextLink href="/insurance-rates-canada#provincial-comparison-read-with-care" stands="alone">
          {words.all}
        </TextLink>
      </div>
    </>
  );
}
