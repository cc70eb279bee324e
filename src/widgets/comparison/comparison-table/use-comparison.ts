import { use, useState, useSyncExternalStore } from "react";
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

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page is prerendered without a choice. */
const nothingYet = () => null;

/** Ids of products in a kept choice. */
function idsIn(kept: string | null): readonly string[] {
  const ids = readJson({ read: () => kept }, "");
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(0, compareLimits.most) : [];
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
  const key = `compared:${products[0]?.line ?? ""}`;
  const kept = useSyncExternalStore(subscribe, () => values.read(key), nothingYet);
  const chosenIds = idsIn(kept).filter((id) => products.some((product) => product.id === id));
  const [isRefused, setIsRefused] = useState(false);

  function choose(ids: readonly string[]) {
    if (ids.length === 0) values.remove(key);
    else values.write(key, JSON.stringify(ids));
    for (const listener of listeners) listener();
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
    pressColumn: (column: SortKey) => setSorting((current) => nextSorting(current, column)),
    filter,
    setFilter,
    chosen,
    /** Whether the last choice exceeded the limit. */
    isRefused,
    toggle,
    clear,
  };
}
