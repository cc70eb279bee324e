import type { Sorting } from "#domain/product-comparison.ts";
import { sortableColumns, sortOrders } from "#words/comparison.ts";

/** Describes a sort order in words, such as "company, A to Z". */
export function sortingInWords({ key, direction }: Sorting): string {
  if (key === "rating") return direction === "ascending" ? sortOrders.weakestFirst : sortOrders.strongestFirst;
  return sortOrders[direction](sortableColumns[key]);
}
