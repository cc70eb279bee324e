import * as words from "#words/comparison.ts";
import type { StrengthRating } from "./company.ts";
import type { FigureBasis } from "./figure.ts";
import type { InsuranceLine } from "./insurance-line.ts";
import type { HomeInsurer, HomeInsurerFacts, InsuranceProduct } from "./insurance-product.ts";
import type { ProvinceCode } from "./province-code.ts";
import { formatDollars } from "#format/money.ts";
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
function hasHomeFacts(product: InsuranceProduct): product is HomeInsurerFacts {
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

/** What one product has in one row of the comparison. */
export type ComparedValue =
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly text: string; readonly basis?: FigureBasis }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** Without a rating: nobody published a current one. */
  | { readonly kind: "grade"; readonly rating?: StrengthRating };

export interface ComparedRow {
  readonly label: string;
  /** One value for each product, in their order. */
  readonly values: readonly ComparedValue[];
  /** Whether the products have not all the same here. */
  readonly differs: boolean;
}

export interface ComparedGroup {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

const none: ComparedValue = { kind: "none" };

function text(value: string, basis?: FigureBasis): ComparedValue {
  return { kind: "text", text: value, ...(basis !== undefined && { basis }) };
}

function list(items: readonly string[]): ComparedValue {
  return items.length === 0 ? none : { kind: "list", items };
}

function ofHome(read: (insurer: HomeInsurerFacts) => ComparedValue) {
  return (product: InsuranceProduct) => (hasHomeFacts(product) ? read(product) : none);
}

function ofScores(read: (insurer: HomeInsurer) => ComparedValue) {
  return (product: InsuranceProduct) => (isHomeInsurer(product) ? read(product) : none);
}

type RowPlan = readonly [label: string, read: (product: InsuranceProduct) => ComparedValue];

const plan: readonly (readonly [title: string, rows: readonly RowPlan[]])[] = [
  [
    words.theProduct,
    [
      ["Product", ({ product }) => text(product)],
      ["Type", ({ type }) => text(type)],
      ["Coverage", ({ coverage, coverageBasis }) => text(coverage, coverageBasis)],
      [words.keyFeaturesRow, ({ features }) => list(features)],
      [words.whereItIsSold, ofHome(({ availability }) => text(availability))],
    ],
  ],
  [
    words.theCompany,
    [
      ["Rating", ({ grade }) => ({ kind: "grade", ...(grade !== undefined && { rating: grade }) })],
      ["Suits", ofHome(({ bestFor }) => text(bestFor))],
      [words.forIt, ofHome(({ pros }) => list(pros))],
      [words.againstIt, ofHome(({ cons }) => list(cons))],
      [words.discountsToAskAbout, ofHome(({ discounts }) => list(discounts))],
    ],
  ],
  [
    words.illustrativeFigures,
    [
      [words.fromAMonth, ofScores(({ monthlyFrom, scoresBasis }) => text(formatDollars(monthlyFrom), scoresBasis))],
      [
        words.claimsSatisfaction,
        ofScores(({ claimsSatisfaction, scoresBasis }) => text(`${claimsSatisfaction}%`, scoresBasis)),
      ],
      [
        words.customerServiceRow,
        ofScores(({ customerService, scoresBasis }) => text(`${customerService.toFixed(1)} of 5`, scoresBasis)),
      ],
    ],
  ],
];

/** Sameness is judged by what a visitor reads: the order of a list or the source of a figure is no difference. */
function essence(value: ComparedValue): string {
  if (value.kind === "text") return value.text;
  if (value.kind === "list") return value.items.toSorted().join("\n");
  return ("rating" in value && value.rating.grade) || "";
}

/** Products side by side, row by row. Rows that none of them fills are left out, and so are groups without rows. */
export function compareProducts(products: readonly InsuranceProduct[]): readonly ComparedGroup[] {
  return plan
    .map(([title, rows]) => ({
      title,
      rows: rows
        .map(([label, read]) => {
          const values = products.map(read);
          return { label, values, differs: new Set(values.map(essence)).size > 1 };
        })
        .filter(({ values }) => values.some(({ kind }) => kind !== "none")),
    }))
    .filter(({ rows }) => rows.length > 0);
}
