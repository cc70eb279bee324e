import { useState } from "react";
import type { InsuranceProduct } from "#domain/insurance-product.ts";
import {
  compareLimits,
  filterProducts,
  nextSorting,
  noFilter,
  sortProducts,
  toggleChosen,
  type ProductFilter,
  type Sorting,
  type SortKey,
} from "#domain/product-comparison.ts";

/** State of a comparison table: its sort order, its filter and the products chosen for a comparison. */
export function useComparison(products: readonly InsuranceProduct[]) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [filter, setFilter] = useState<ProductFilter>(noFilter);
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
    rows: sortProducts(filterProducts(products, filter), sorting),
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
