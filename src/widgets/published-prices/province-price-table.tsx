import { priceWords } from "#content/en/price-words.ts";
import { provinceNames } from "#content/en/provincial/province-names.ts";
import { autoAnnualRanges } from "#content/en/learn/auto-insurance/annual-ranges.ts";
import { provincePrices } from "#content/figures/province-prices.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { Table, type TableColumn } from "#design-system/table/table.tsx";
import { provinceSlugs, type ProvinceSlug } from "#domain/province.ts";
import type { AutoAnnualRange } from "#domain/guide-records.ts";
import { formatDollarRange } from "#format/money.ts";
import { Figure } from "#widgets/figure/figure.tsx";
import { PublishedPrices } from "./published-prices.tsx";

interface ProvinceRow {
  readonly slug: ProvinceSlug;
}

const ranges: readonly AutoAnnualRange[] = autoAnnualRanges;

/** The owner's order, then the places for which the owner gives no range. */
const rows: readonly ProvinceRow[] = [
  ...ranges,
  ...provinceSlugs.filter((slug) => !ranges.some((range) => range.slug === slug)).map((slug) => ({ slug })),
];

const columns: readonly TableColumn<ProvinceRow>[] = [
  {
    key: "province",
    header: "Province or territory",
    cell: ({ slug }) => <TextLink href={`/provincial/${slug}-insurance-guide`}>{provinceNames[slug]}</TextLink>,
  },
  {
    key: "range",
    header: "Car: our guide, full coverage, 2024",
    cell: ({ slug }) => <OwnersRange of={ranges.find((range) => range.slug === slug)} />,
  },
  {
    key: "auto",
    header: "Car: as published",
    cell: ({ slug }) => <PublishedPrices prices={provincePrices[slug].auto} />,
  },
  {
    key: "home",
    header: "Home: as published",
    cell: ({ slug }) => <PublishedPrices prices={provincePrices[slug].home} />,
  },
];

export interface ProvincePriceTableProps {
  readonly caption: string;
  /** Car prices alone, or home prices beside them. */
  readonly lines: "auto" | "auto-and-home";
  readonly note?: string;
}

/** All thirteen places: the owner's range, marked as such, beside every price that was published and what it measures. */
export function ProvincePriceTable({ caption, lines, note }: ProvincePriceTableProps) {
  return (
    <Table
      caption={caption}
      columns={lines === "auto" ? columns.slice(0, 3) : columns}
      rows={rows}
      rowKey={({ slug }) => slug}
      note={note}
    />
  );
}

function OwnersRange({ of }: { readonly of: AutoAnnualRange | undefined }) {
  return of === undefined ? priceWords.noGuide : <Figure basis="site">{formatDollarRange(of)}</Figure>;
}
