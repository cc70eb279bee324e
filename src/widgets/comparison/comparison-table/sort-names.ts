import type { Sorting, SortKey } from "#domain/product-comparison.ts";
import * as words from "#words/comparison.ts";

/** Names of the columns that sort. */
export const sortNames: Record<SortKey, string> = {
  company: "Company",
  product: "Product",
  type: "Type",
  rating: "Rating",
};

/** "company, A to Z": what a table is sorted by, in words. */
export function sortingInWords({ key, direction }: Sorting): string {
  const isAscending = direction === "ascending";
  if (key === "rating") return isAscending ? "rating, weakest first" : "rating, strongest first";
  return `${sortNames[key].toLowerCase()}, ${isAscending ? words.aToZ : words.zToA}`;
}
