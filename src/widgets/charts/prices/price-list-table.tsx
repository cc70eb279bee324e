import { useState } from "react";
import { Table, type TableColumn } from "#design-system/table/table.tsx";
import {
  sortedRows,
  type Price,
  type PriceBasis,
  type PriceList,
  type PriceOrder,
  type PriceRow,
} from "#domain/price-list.ts";
import { SortButton } from "#widgets/comparison/comparison-table/sort-button.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { priceListWords as words } from "#words/price-lists.ts";
import { priceBases } from "#words/prices.ts";
import { formatPrice } from "./format-price.ts";

export interface PriceListTableProps {
  readonly list: PriceList;
  readonly marked: readonly PriceRow[];
}

/** All prices of a list in a table that can be sorted by each column. */
export function PriceListTable({ list, marked }: PriceListTableProps) {
  const [order, setOrder] = useState<PriceOrder | null>(null);

  function sortable(at: number, label: string): Pick<TableColumn<PriceRow>, "header" | "headerContent" | "sort"> {
    const direction = order?.at === at ? order.direction : "none";
    return {
      header: label,
      sort: direction,
      headerContent: (
        <SortButton
          label={label}
          direction={direction}
          onPress={() => setOrder({ at, direction: direction === "ascending" ? "descending" : "ascending" })}
        />
      ),
    };
  }

  const columns = list.series.map(({ label, asOf }, at): TableColumn<PriceRow> => ({
    key: String(at),
    numeric: true,
    ...sortable(at, words.columnAndDate(label, asOf)),
    cell: ({ prices }) => <Cell price={prices[at]} />,
  }));
  return (
    <Table<PriceRow>
      caption={list.title}
      captionHidden
      narrow="scroll"
      columns={
        list.isOneSourceARow === true
          ? [{ key: "label", header: list.rowHeader }, ...columnsByBasis(list)]
          : [{ key: "label", ...sortable(-1, list.rowHeader) }, ...columns]
      }
      rows={order === null ? list.rows : sortedRows(list.rows, order)}
      rowKey={({ label }) => label}
      marked={{ isMarked: (row) => marked.includes(row), label: words.yours }}
    />
  );
}

/** A column for each kind of price and one for date and source, where each row has a source of its own. */
function columnsByBasis({ series, rows }: PriceList): readonly TableColumn<PriceRow>[] {
  const seriesOf = (row: PriceRow) => series[rows.indexOf(row)];
  const bases = [...new Set(series.map(({ basis }) => basis))];
  return [
    ...bases.map((basis: PriceBasis): TableColumn<PriceRow> => ({
      key: basis,
      header: priceBases[basis],
      numeric: true,
      cell: (row) => <Cell price={seriesOf(row)?.basis === basis ? row.prices[rows.indexOf(row)] : null} />,
    })),
    {
      key: "date",
      header: words.date,
      cell: (row) => {
        const own = seriesOf(row);
        return (
          own !== undefined && (
            <>
              <span>{own.asOf}</span>
              <SourceMarks ids={own.sources} />
            </>
          )
        );
      },
    },
  ];
}

function Cell({ price }: { readonly price: Price | null | undefined }) {
  if (price !== null && price !== undefined) return <span>{formatPrice(price)}</span>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words.notStated}</span>
    </>
  );
}
