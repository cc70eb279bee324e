import type { PriceList, PriceRow, PriceSeries, PricePeriod } from "#domain/price-list.ts";
import { pricePeriod } from "#words/prices.ts";

interface Identified {
  readonly id: string;
}

/** A column of prices without words. */
export type SeriesFacts = Identified & Omit<PriceSeries, "label" | "asOf"> & { readonly asOf: PricePeriod };

/** A row of prices without words. */
export type RowFacts = Identified & Omit<PriceRow, "label">;

/** Published prices of one product, without words. */
export interface PriceListFacts {
  readonly isOneSourceARow?: true;
  readonly series: readonly SeriesFacts[];
  readonly rows: readonly RowFacts[];
}

/** A label for each id, or a function for labels that follow from the facts. */
type Labels<Item extends Identified> = Readonly<Record<Item["id"], string>> | ((item: Item) => string);

/** Adds its label to each record. */
export function labelled<Item extends Identified>(items: readonly Item[], labels: NoInfer<Labels<Item>>) {
  return items.map((item) => {
    const id: Item["id"] = item.id;
    return { ...item, label: typeof labels === "function" ? labels(item) : labels[id] };
  });
}

/** Joins the facts of a price list with the words of the build's language. */
export function priceListOf<Series extends SeriesFacts, Row extends RowFacts>(
  { series, rows, ...facts }: PriceListFacts & { readonly series: readonly Series[]; readonly rows: readonly Row[] },
  words: Pick<PriceList, "title" | "summary" | "rowHeader" | "variants"> & {
    readonly series: NoInfer<Labels<Series>>;
    readonly rows: NoInfer<Labels<Row>>;
  },
): PriceList {
  return {
    ...facts,
    ...words,
    series: labelled(series, words.series).map((one) => ({ ...one, asOf: pricePeriod(one.asOf) })),
    rows: labelled(rows, words.rows),
  };
}
