import { use, useEffect, useEffectEvent, useState } from "react";
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
import { readJson, safeSessionStorage, type SafeStorage } from "#services/safe-storage.ts";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { ProvinceRowWordsContext } from "#widgets/place/province-choice/province-rows.ts";

/** Ids of the products that were chosen in this session. */
function keptIn(values: Pick<SafeStorage, "read">, key: string): readonly string[] {
  const kept = readJson(values, key);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}

/**
 * State of a comparison table: its sort order, its filter and the products chosen for a comparison. Until the visitor
 * sets a filter, the table is filtered by the visitor's own province. The choice is kept for the session.
 * @param values Storage for the session.
 */
export function useComparison(
  products: readonly InsuranceProduct[],
  values: Omit<SafeStorage, "keys"> = safeSessionStorage,
) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [ownFilter, setFilter] = useState<ProductFilter | null>(null);
  const [ownProvince] = useProvince();
  const canFilterByProvince = use(ProvinceRowWordsContext) !== null && filterOptions(products).hasTerritories;
  const filter = ownFilter ?? { ...noFilter, province: canFilterByProvince ? ownProvince : null };
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const key = `compared:${products[0]?.line ?? ""}`;
  const [isRefused, setIsRefused] = useState(false);

  // The page is prerendered without a choice.
  const restore = useEffectEvent(() => {
    const kept = keptIn(values, key).filter((id) => products.some((product) => product.id === id));
    if (kept.length > 0) setChosenIds(kept.slice(0, compareLimits.most));
  });
  useEffect(() => restore(), []);

  function choose(ids: readonly string[]) {
    setChosenIds(ids);
    if (ids.length === 0) values.remove(key);
    else values.write(key, JSON.stringify(ids));
  }

  const chosen = chosenIds.flatMap((id) => products.find((product) => product.id === id) ?? []);

  function toggle(id: string) {
    setIsRefused(chosenIds.length >= compareLimits.most && !chosenIds.includes(id));
    choose(toggleChosen(chosenIds, id));
  }

  function clear() {
    setIsRefused(false);
    choose([]);
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
