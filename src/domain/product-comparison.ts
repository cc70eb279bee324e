import type { InsuranceLine } from "./insurance-line.ts";
import type { HomeInsurer, HomeInsurerFacts, InsuranceProduct } from "./insurance-product.ts";
import type { ProvinceCode } from "./province-code.ts";
import { compareGrades } from "./rating.ts";
import type { ToolId } from "./tool-id.ts";

/** The tool that a row's quote button opens where no partner is set. Health has no calculator of its own. */
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
 * Where a quote for products of one line is asked for where there is no partner. The address names the products, and goes with
 * the request; it leads to the form, past the tool. Life insurance has that form in the tool's result.
 */
export function quoteAddress(products: readonly [InsuranceProduct, ...(readonly InsuranceProduct[])]): string {
  const [{ line }] = products;
  const names = new URLSearchParams(products.map(({ id }) => ["insurer", id])).toString();
  return `/tools/${quoteTools[line]}?${names}${line === "life" ? "" : "#your-request"}`;
}

/** Whether a record carries the scores of the home ranking. */
export function isHomeInsurer(product: InsuranceProduct): product is HomeInsurer {
  return "scoresBasis" in product;
}

/** Whether a record carries what is known of a home insurer, with the owner's scores or without. */
export function hasHomeFacts(product: InsuranceProduct): product is HomeInsurerFacts {
  return "availability" in product;
}

/** Home insurers without the owner's scores, in alphabetical order, because without scores there is no other. */
export function withoutScores(insurers: readonly HomeInsurer[]): readonly HomeInsurerFacts[] {
  return insurers
    .map((insurer): HomeInsurerFacts => {
      const { scoresBasis: _basis, monthlyFrom: _price, scores: _scores, ...rest } = insurer;
      const { claimsSatisfaction: _claims, customerService: _service, ...facts } = rest;
      return facts;
    })
    .toSorted((one, other) => compareText(one.company, other.company));
}

/** Whether any of the records holds a price or a score that no survey backs. */
export function hasIllustrativeFigures(products: readonly InsuranceProduct[]): boolean {
  return products.some(isHomeInsurer);
}

/* Sorting */

/** Columns that a table can be sorted by. */
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

function compareText(one: string, other: string): number {
  return one.localeCompare(other, "en-CA", { sensitivity: "base", numeric: true });
}

/** Products in the wanted order; equal ones keep theirs. `null` is the order they came in. */
export function sortProducts<Product extends InsuranceProduct>(
  products: readonly Product[],
  sorting: Sorting | null,
): readonly Product[] {
  if (sorting === null) return products;
  const compare = comparators[sorting.key];
  const sign = sorting.direction === "ascending" ? 1 : -1;
  return products.toSorted((one, other) => sign * compare(one, other));
}

/** Where one more press on a column leads: its natural direction, the other one, then back to the first order. */
export function nextSorting(current: Sorting | null, key: SortKey): Sorting | null {
  const first = key === "rating" ? "descending" : "ascending";
  if (current?.key !== key) return { key, direction: first };
  if (current.direction !== first) return null;
  return { key, direction: first === "ascending" ? "descending" : "ascending" };
}

/* Filtering */

/** What a table is narrowed to; `null` lets everything through. */
export interface ProductFilter {
  readonly type: string | null;
  readonly grade: string | null;
  /** Takes out only what is known not to be sold there. */
  readonly province: ProvinceCode | null;
}

export const noFilter: ProductFilter = { type: null, grade: null, province: null };

/** Whether a product is sold in a province, as far as it is known. */
export function soldIn({ territory }: InsuranceProduct, province: ProvinceCode): "yes" | "no" | "unknown" {
  if (territory?.in.includes(province) === true) return "yes";
  return territory?.notIn.includes(province) === true ? "no" : "unknown";
}

/** The products that are all that is asked for. */
export function filterProducts<Product extends InsuranceProduct>(
  products: readonly Product[],
  { type, grade, province }: ProductFilter,
): readonly Product[] {
  return products.filter(
    (product) =>
      (type === null || product.type === type) &&
      (grade === null || product.grade?.grade === grade) &&
      (province === null || soldIn(product, province) !== "no"),
  );
}

/** What there is to filter by: types in alphabetical order, grades from the strongest. */
export function filterOptions(products: readonly InsuranceProduct[]) {
  return {
    types: [...new Set(products.map(({ type }) => type))].toSorted(compareText),
    grades: [...new Set(products.map(({ grade }) => grade?.grade))]
      .filter((grade) => grade !== undefined)
      .toSorted(compareGrades),
    hasTerritories: products.some(({ territory }) => territory !== undefined),
  };
}

/* Folding */

/** Columns that can be the same for all products, and then say nothing in a row. */
export const foldingColumns = ["product", "type", "coverage"] as const;

export type FoldingColumn = (typeof foldingColumns)[number];

/** The columns in which all products say the same, each with what they say. What has a source stays where its mark is. */
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

/** How many products stand side by side. */
export const compareLimits = { least: 2, most: 4 } as const;

/** Adds a product to the choice, or takes it out. A full choice stays as it is. */
export function toggleChosen(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < compareLimits.most ? [...chosen, id] : chosen;
}
