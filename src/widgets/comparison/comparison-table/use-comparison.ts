import { use, useState } from "react";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import {
  compareLimits,
  filterOptions,
  filterProducts,
  nextSorting,
  noFilter,
  sortProducts,
  toggleChosen,
  type ProductFilter,
  type Sorting,
  type SortKey,
} from "#domain/product-comparison.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";

/**
 * State of a comparison table: its sort order, its filter and the products chosen for a comparison. Until the visitor
 * sets a filter, the table is filtered by the visitor's own province.
 */
export function useComparison(products: readonly InsuranceProduct[]) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [ownFilter, setFilter] = useState<ProductFilter | null>(null);
  const [ownProvince] = useProvince();
  const canFilterByProvince = use(ProvinceRowWordsContext) !== null && filterOptions(products).hasTerritories;
  const filter = ownFilter ?? { ...noFilter, province: canFilterByProvince ? ownProvince : null };
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [isRefused, setIsRefused] = useState(false);

  const chosen = chosenIds.flatMap((id) => products.find((product) => product.id === id) ?? []);

  function toggle(id: string) {
    setIsRefused(chosenIds.length >= compareLimits.most && !chosenIds.includes(id));
    setChosenIds(toggleChosen(chosenIds, id));
  }

  function clear() {
    setIsRefused(false);
    setChosenIds([]);
  }

  return {
    // Filtered last, so that products sold in the province stay in front of the others.
    rows: filterProducts(sortProducts(products, sorting), filter),
    sorting,
    setSorting,
    pressColumn: (key: SortKey) => setSorting((current) => nextSorting(current, key)),
    filter,
    setFilter,
    chosen,
    /** Whether the last choice exceeded the limit. */
    isRefused,
    toggle,
    clear,
  };
}
