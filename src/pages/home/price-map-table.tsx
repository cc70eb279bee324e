import { useRef } from "react";
import { Details } from "#design-system/details/details.tsx";
import { Table, type TableColumn } from "#design-system/table/table.tsx";
import { formatDollars } from "#format/money.ts";
import { sourceOf } from "#widgets/reading/figure/registered-sources.ts";
import { SourcePageLink } from "#widgets/reading/figure/source-page-link.tsx";
import { useProvinceRows } from "#widgets/place/province-choice/province-rows.ts";
import { averageCarPremiums, averagePeriod } from "#content/figures/average-car-premiums.ts";
import { pricePeriod } from "#words/prices.ts";
import { priceMapWords as words } from "#text/price-map.ts";
import { provinceTiles, type ProvinceTile } from "#content/provinces/tiles.ts";

const provinces: readonly ProvinceTile[] = Object.values(provinceTiles);

const sourceIds = [averageCarPremiums.source, ...Object.values(averageCarPremiums.newer).map(({ source }) => source)];

const columns: readonly TableColumn<ProvinceTile>[] = [
  { key: "province", header: words.province, cell: ({ name }) => name },
  {
    key: "paid",
    header: words.paid,
    numeric: true,
    cell: ({ slug }) => {
      const amount = averageCarPremiums.of[slug];
      return amount === null ? words.none : formatDollars(amount);
    },
  },
  {
    key: "period",
    header: words.period,
    cell: ({ slug }) => (averageCarPremiums.of[slug] === null ? words.none : pricePeriod(averagePeriod(slug))),
  },
];

/** The note, with the source by name, because the page has no list of sources. */
function Note() {
  return (
    <>
      {words.note} {words.source}{" "}
      {sourceIds.map((id, index) => (
        <span key={id}>
          {index > 0 && <span>, </span>}
          <SourcePageLink source={sourceOf(id)} name="publisher" />
        </span>
      ))}
    </>
  );
}

/** The amounts of the price map as a table, folded. */
export function PriceMapTable() {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useProvinceRows(provinces, ({ name }) => name, frame);
  return (
    <Details summary={words.table}>
      <Table
        {...shown}
        ref={frame}
        caption={words.caption}
        columns={columns}
        rowKey={({ slug }) => slug}
        narrow="scroll"
        note={<Note />}
      />
    </Details>
  );
}
