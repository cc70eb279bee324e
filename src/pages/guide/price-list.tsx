import type { PriceRow } from "#domain/price-list.ts";
import { byName } from "#format/sort-order.ts";
import { priceLists } from "#content/price-lists/price-lists.ts";
import { provincePickerWords } from "#text/province-picker.ts";
import { PriceListFigure } from "#widgets/charts/prices/price-list-figure.tsx";
import { PricePickers as Pickers } from "#widgets/charts/prices/price-pickers.tsx";

export interface PriceListProps {
  readonly of: keyof typeof priceLists;
}

/** One list of published prices, as a plot and a table. */
export function PriceList({ of }: PriceListProps) {
  return <PriceListFigure list={priceLists[of]} />;
}

const cities = [
  ...new Set(
    Object.values(priceLists).flatMap(({ rows }: { readonly rows: readonly PriceRow[] }) =>
      rows.flatMap(({ label, isCity }) => (isCity === true ? [label] : [])),
    ),
  ),
].toSorted(byName);

/** The questions that mark the nearest prices in every list of the page. */
export function PricePickers() {
  return <Pickers cities={cities} provinceWords={provincePickerWords} />;
}
