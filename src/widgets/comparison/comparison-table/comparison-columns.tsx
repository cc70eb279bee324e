import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import type { TableColumn } from "#design-system/table/table.tsx";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import { formatDollars } from "#format/money.ts";
import { isHomeInsurer, soldIn, type FoldingColumn, type Sorting, type SortKey } from "#domain/product-comparison.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { ScriptedOnly, useIsHydrated } from "#platform/hydration.tsx";
import { Graded } from "#widgets/comparison/rating-badge/graded.tsx";
import * as words from "#words/comparison.ts";
import { quote } from "#words/products.ts";
import { ProvinceMark } from "./province-mark.tsx";
import { QuoteLink } from "./quote-link.tsx";
import { SortButton } from "./sort-button.tsx";
import { useDeferredValue } from "react";
import { RowDetailsButton, type RowDetailsButtonProps } from "#design-system/table/row-details-button.tsx";

/**
 * The button of a row's details, once the app runs. Not `ScriptedOnly`: the row reserves the button's space, and its
 * HTML would make a long table's page heavier.
 */
function RowDetails(props: RowDetailsButtonProps) {
  const isHydrated = useDeferredValue(useIsHydrated());
  return isHydrated ? <RowDetailsButton {...props} /> : null;
}

type Column = TableColumn<InsuranceProduct>;

/** State that the columns show besides the records, and their callbacks. */
export interface ColumnControls {
  readonly sorting: Sorting | null;
  readonly onSort: (key: SortKey) => void;
  readonly chosen: readonly InsuranceProduct[];
  readonly onToggle: (id: string) => void;
  /** The province that filters the table. */
  readonly province: ProvinceCode | null;
  /** Products whose details are shown on a phone. */
  readonly openIds: readonly string[];
  readonly onDetails: (id: string) => void;
  /** Columns hidden on screen. */
  readonly folded: readonly FoldingColumn[];
}

function sortable(
  key: SortKey,
  { sorting, onSort }: ColumnControls,
): Pick<Column, "key" | "header" | "headerContent" | "sort"> {
  const direction = sorting?.key === key ? sorting.direction : "none";
  const header = words.sortableColumns[key];
  return {
    key,
    header,
    sort: direction,
    headerContent: <SortButton label={header} direction={direction} onPress={() => onSort(key)} />,
  };
}

/** A column without sorting, its name aligned with those of sortable columns. */
function plain(header: string): Pick<Column, "header" | "headerContent"> {
  return { header, headerContent: <span className="inline-flex min-h-target items-center">{header}</span> };
}

function Features({ product }: { readonly product: InsuranceProduct }) {
  return (
    <div className="min-w-0 laptop:min-w-56">
      <ul role={listRole("ul")} className="grid gap-1">
        {product.features.map((feature) => (
          <li
            key={feature}
            className="relative ps-4 before:absolute before:inset-s-0 before:top-2.5 before:w-2 before:border-t-2 before:border-accent"
          >
            {feature}
          </li>
        ))}
      </ul>
      <SourceMarks ids={product.sources} look="label" />
    </div>
  );
}

const price: Column = {
  key: "monthlyFrom",
  place: "fact",
  header: words.fromAMonth,
  // The column's figures are so short that its name would wrap at every word.
  headerContent: <span className="inline-flex min-h-target min-w-16 items-center">{words.fromAMonth}</span>,
  numeric: true,
  cell: (product) =>
    isHomeInsurer(product) && (
      <span>
        <Figure basis={product.scoresBasis}>{formatDollars(product.monthlyFrom)}</Figure>
      </span>
    ),
};

/** A life policy has a range of sums to choose from; other lines name their cover. Specification, section 2. */
function coverageHeader(products: readonly InsuranceProduct[]): string {
  return products.some(({ line }) => line === "life") ? words.coverageRange : words.coverageRow;
}

/** The columns of the specification; home insurers have a price as well. */
export function comparisonColumns(products: readonly InsuranceProduct[], controls: ColumnControls): readonly Column[] {
  const isChosen = (id: string) => controls.chosen.some((product) => product.id === id);
  const columns: readonly Column[] = [
    {
      ...sortable("company", controls),
      cell: (product) => (
        <>
          <span className="min-w-0">
            <span>{product.company}</span>
            {controls.province !== null && soldIn(product, controls.province) === "yes" && (
              <ProvinceMark province={controls.province} />
            )}
          </span>
          <RowDetails
            name={product.company}
            isOpen={controls.openIds.includes(product.id)}
            onToggle={() => controls.onDetails(product.id)}
          />
        </>
      ),
    },
    {
      ...sortable("product", controls),
      place: "fact",
      cell: ({ product }) => <span className="min-w-0">{product}</span>,
    },
    { ...sortable("type", controls), place: "fact", cell: ({ type }) => <span className="min-w-0">{type}</span> },
    {
      key: "coverage",
      place: "detail",
      ...plain(coverageHeader(products)),
      cell: ({ coverage, coverageBasis }) => (
        <span className="min-w-0 laptop:inline-block laptop:min-w-36">
          {coverageBasis === undefined ? coverage : <Figure basis={coverageBasis}>{coverage}</Figure>}
        </span>
      ),
    },
    {
      key: "features",
      ...plain(words.keyFeatures),
      place: "detail",
      cell: (product) => <Features product={product} />,
    },
    ...(products.length > 0 && products.every(isHomeInsurer) ? [price] : []),
    {
      ...sortable("rating", controls),
      place: "fact",
      cell: ({ grade }) => <Graded rating={grade} />,
    },
    {
      key: "quote",
      place: "action",
      ...plain(quote),
      cell: (product) => (
        <div className="relative flex flex-wrap items-center gap-x-6 whitespace-nowrap tablet:grid tablet:justify-items-start tablet:gap-1">
          <QuoteLink product={product} />
          <ScriptedOnly>
            <Checkbox
              data-product={product.id}
              checked={isChosen(product.id)}
              onChange={() => controls.onToggle(product.id)}
              label={
                <>
                  {words.compare}
                  <span className="sr-only">{` ${product.company}, ${product.product}`}</span>
                </>
              }
            />
          </ScriptedOnly>
        </div>
      ),
    },
  ];
  const folded: readonly string[] = controls.folded;
  return columns.map((column) => (folded.includes(column.key) ? { ...column, folded: true } : column));
}
