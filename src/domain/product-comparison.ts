import { locale } from "#locale";
import { byName } from "#format/sort-order.ts";
import type { InsuranceLine } from "./insurance-line.ts";
import type { HomeInsurer, HomeInsurerFacts, InsuranceProduct } from "./insurance-product.ts";
import type { ProvinceCode } from "./province-code.ts";
import { compareGrades } from "./rating.ts";
import type { ToolId } from "./tool-id.ts";

/** The tool behind a row's quote button when no partner is set. Health has no calculator of its own. */
export const quoteTools = {
  life: "life-insurance-calculator",
  home: "home-insurance-calculator",
  auto: "auto-insurance-calculator",
  travel: "travel-insurance-calculator",
  health: "coverage-gap-analyzer",
  business: "business-insurance-calculator",
  disability: "disability-insurance-calculator",
} as const satisfies Record<InsuranceLine, ToolId>;

/**
 * Address of the quote request for products of one line without a partner. The query lists the products, which the
 * request includes; the fragment skips the tool and goes to the form. For life insurance that form is in the tool's
 * result.
 */
export function quoteAddress(products: readonly [InsuranceProduct, ...(readonly InsuranceProduct[])]): string {
  const [{ line }] = products;
  const names = new URLSearchParams(products.map(({ id }) => ["insurer", id])).toString();
  return `/tools/${quoteTools[line]}?${names}${line === "life" ? "" : "#your-request"}`;
}

/** Whether a record has the scores of the home ranking. */
export function isHomeInsurer(product: InsuranceProduct): product is HomeInsurer {
  return "scoresBasis" in product;
}

/** Whether a record has a home insurer's facts, with or without the owner's scores. */
export function hasHomeFacts(product: InsuranceProduct): product is HomeInsurerFacts {
  return "availability" in product;
}

/** Home insurers without the owner's scores, in alphabetical order, because the scores are the only other order. */
export function withoutScores(insurers: readonly HomeInsurer[]): readonly HomeInsurerFacts[] {
  return insurers
    .map((insurer): HomeInsurerFacts => {
      const { scoresBasis: _basis, monthlyFrom: _price, scores: _scores, ...rest } = insurer;
      const { claimsSatisfaction: _claims, customerService: _service, ...facts } = rest;
      return facts;
    })
    .toSorted((one, other) => byName(one.company, other.company));
}

/** Whether any record holds a price or a score that no survey backs. */
export function hasIllustrativeFigures(products: readonly InsuranceProduct[]): boolean {
  return products.some(isHomeInsurer);
}

/* Sorting */

/** Sortable columns. */
export const sortKeys = ["company", "product", "type", "rating"] as const;

export type SortKey = (typeof sortKeys)[number];

export interface Sorting {
  readonly key: SortKey;
  /** For grades, "descending" starts with the strongest. */
  readonly direction: "ascending" | "descending";
}

const comparators: Record<SortKey, (one: InsuranceProduct, other: InsuranceProduct) => number> = {
  company: (one, other) => compareText(one.company, other.company),
  product: (one, other) => compareText(one.product, other.product),
  type: (one, other) => compareText(one.type, other.type),
  rating: (one, other) => compareGrades(other.grade?.grade ?? "", one.grade?.grade ?? ""),
};

/** Compares two texts of a column, numbers by their value: a term of 5 years stands before one of 10. */
function compareText(one: string, other: string): number {
  return one.localeCompare(other, locale.tag, { sensitivity: "base", numeric: true });
}

/** Sorts products; the sort is stable. `null` keeps the original order. */
export function sortProducts<Product extends InsuranceProduct>(
  products: readonly Product[],
  sorting: Sorting | null,
): readonly Product[] {
  if (sorting === null) return products;
  const compare = comparators[sorting.key];
  const sign = sorting.direction === "ascending" ? 1 : -1;
  return products.toSorted((one, other) => sign * compare(one, other));
}

/** The next state after a press on a column: natural direction, opposite direction, original order. */
export function nextSorting(current: Sorting | null, key: SortKey): Sorting | null {
  const first = key === "rating" ? "descending" : "ascending";
  if (current?.key !== key) return { key, direction: first };
  if (current.direction !== first) return null;
  return { key, direction: first === "ascending" ? "descending" : "ascending" };
}

/* Filtering */

/** Filters of a table; `null` disables a filter. */
export interface ProductFilter {
  readonly type: string | null;
  readonly grade: string | null;
  /** Excludes products known not to be sold in the province, and puts those known to be sold there first. */
  readonly province: ProvinceCode | null;
}

export const noFilter: ProductFilter = { type: null, grade: null, province: null };

/** Whether a product is sold in a province, as far as is known. */
export function soldIn({ territory }: InsuranceProduct, province: ProvinceCode): "yes" | "no" | "unknown" {
  if (territory?.in.includes(province) === true) return "yes";
  return territory?.notIn.includes(province) === true ? "no" : "unknown";
}

/** The products that match every filter, those known to be sold in the province first, then those of which it is unknown. */
export function filterProducts<Product extends InsuranceProduct>(
  products: readonly Product[],
  { type, grade, province }: ProductFilter,
): readonly Product[] {
  const matching = products.filter(
    (product) =>
      (type === null || product.type === type) &&
      (grade === null || product.grade?.grade === grade) &&
      (province === null || soldIn(product, province) !== "no"),
  );
  if (province === null) return matching;
  const isSold = (product: Product) => soldIn(product, province) === "yes";
  return [...matching.filter(isSold), ...matching.filter((product) => !isSold(product))];
}

/** Available filter values: types in alphabetical order, grades from the strongest. */
export function filterOptions(products: readonly InsuranceProduct[]) {
  return {
    types: [...new Set(products.map(({ type }) => type))].toSorted(byName),
    grades: [...new Set(products.map(({ grade }) => grade?.grade))]
      .filter((grade) => grade !== undefined)
      .toSorted(compareGrades),
    hasTerritories: products.some(({ territory }) => territory !== undefined),
  };
}

/* Collapsing columns */

/** Columns that can be collapsed when all products have the same value. */
export const foldingColumns = ["product", "type", "coverage"] as const;

export type FoldingColumn = (typeof foldingColumns)[number];

/** The columns with one value for all products, each with that value. A column with a source mark is kept in the table. */
export function sameColumns(
  products: readonly InsuranceProduct[],
): readonly { readonly key: FoldingColumn; readonly value: string }[] {
  const [first] = products;
  if (first === undefined || products.length === 1) return [];
  return foldingColumns
    .filter((key) => products.every((product) => product[key] === first[key]))
    .filter((key) => key !== "coverage" || products.every(({ coverageBasis }) => coverageBasis === undefined))
    .map((key) => ({ key, value: first[key] }));
}

/* Comparing side by side */

/** Number of products that can be compared side by side. */
export const compareLimits = { least: 2, most: 4 } as const;

/** Adds a product to the selection, or removes it. A full selection accepts no further product. */
export function toggleChosen(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < compareLimits.most ? [...chosen, id] : chosen;
}
