import { useRef } from "react";
import { useProvinceRows } from "#widgets/place/province-choice/province-rows.ts";
import { priceWords } from "#words/prices.ts";
import { provinceTiles } from "#content/provinces/tiles.ts";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";
import { provincePrices } from "#content/figures/province-prices.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { Table, type TableColumn } from "#design-system/table/table.tsx";
import { provinceSlugs, type ProvinceSlug } from "#domain/province.ts";
import type { AutoAnnualRange } from "#domain/guide-records.ts";
import { formatDollarRange } from "#format/money.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { PublishedPrices } from "#widgets/charts/published-prices.tsx";

interface ProvinceRow {
  readonly slug: ProvinceSlug;
}

const ranges: readonly AutoAnnualRange[] = autoAnnualRanges;

/** Provinces in the owner's order, then those without a range of the owner. */
const rows: readonly ProvinceRow[] = [
  ...ranges,
  ...provinceSlugs.filter((slug) => !ranges.some((range) => range.slug === slug)).map((slug) => ({ slug })),
];

const province: TableColumn<ProvinceRow> = {
  key: "province",
  header: priceWords.province,
  cell: ({ slug }) => <TextLink href={`/provincial/${slug}-insurance-guide`}>{provinceTiles[slug].name}</TextLink>,
};

const range: TableColumn<ProvinceRow> = {
  key: "range",
  header: priceWords.carGuide,
  cell: ({ slug }) => <OwnersRange of={ranges.find((row) => row.slug === slug)} />,
};

const columns = {
  cars: [
    province,
    range,
    {
      key: "auto",
      header: priceWords.carPublished,
      cell: ({ slug }) => <PublishedPrices prices={provincePrices[slug].auto} />,
    },
  ],
  newest: [
    province,
    range,
    {
      key: "auto",
      header: priceWords.carNewest,
      cell: ({ slug }) => <PublishedPrices prices={provincePrices[slug].auto.slice(0, 1)} />,
    },
    {
      key: "home",
      header: priceWords.homeNewest,
      cell: ({ slug }) => <PublishedPrices prices={provincePrices[slug].home.slice(0, 1)} />,
    },
  ],
} as const satisfies Record<string, readonly TableColumn<ProvinceRow>[]>;

export interface ProvincePriceTableProps {
  readonly caption: string;
  /** Which prices to show: every published car price, or the newest prices of cars and homes. */
  readonly shows: keyof typeof columns;
}

/**
 * All thirteen provinces and territories: the owner's range, marked as such, beside published prices and the measure of
 * each.
 */
export function ProvincePriceTable({ caption, shows }: ProvincePriceTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useProvinceRows(rows, ({ slug }) => provinceTiles[slug].name, frame);
  return (
    <Table
      {...shown}
      ref={frame}
      caption={caption}
      columns={columns[shows]}
      rowKey={({ slug }) => slug}
      narrow="list"
    />
  );
}

function OwnersRange({ of }: { readonly of: AutoAnnualRange | undefined }) {
  return of === undefined ? <span>{priceWords.noGuide}</span> : <Figure basis="site">{formatDollarRange(of)}</Figure>;
}
