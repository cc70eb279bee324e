import type { Sorting, SortKey } from "#domain/product-comparison.ts";
import * as words from "#words/comparison.ts";

/** Names of the sortable columns. */
export const sortNames: Record<SortKey, string> = {
  company: words.companyColumn,
  product: words.productRow,
  type: words.typeLabel,
  rating: words.ratingRow,
};

/** Describes a sort order in words, such as "company, A to Z". */
export function sortingInWords({ key, direction }: Sorting): string {
  const isAscending = direction === "ascending";
  if (key === "rating") return isAscending ? words.weakestFirst : words.strongestFirst;
  return `${sortNames[key].toLowerCase()}, ${isAscending ? words.aToZ : words.zToA}`;
}
