import type { StrengthRating } from "#domain/rating.ts";
import type { FigureBasis } from "#domain/figure.ts";
import type { HomeInsurer, HomeInsurerFacts, InsuranceProduct } from "#domain/insurance-product.ts";
import { hasHomeFacts, isHomeInsurer } from "#domain/product-comparison.ts";
import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";
import { formatDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import * as words from "#words/comparison.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { outOfFive } from "#words/products.ts";

/** Value of one product in one row of the comparison. */
export type ComparedValue =
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly text: string; readonly basis?: FigureBasis }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** Without `rating`, no agency has published a current grade. */
  | { readonly kind: "grade"; readonly rating?: StrengthRating };

export interface ComparedRow {
  readonly label: string;
  /** One value per product, in the order of the products. */
  readonly values: readonly ComparedValue[];
  /** Whether the products' values differ. */
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

const names = (codes: readonly ProvinceCode[]) => codes.map((code) => provinceNamesByCode[code]);

/** In the insurer's own words, or else the provinces that its sources name. */
function whereSold(product: InsuranceProduct): ComparedValue {
  if (hasHomeFacts(product)) return text(product.availability);
  if (product.territory === undefined) return none;
  const { in: sold, notIn } = product.territory;
  const isWhole = sold.length + notIn.length === provinceCodes.length;
  return text(words.soldAndNotSold(names(sold), names(notIn), isWhole));
}

type RowPlan = readonly [label: string, read: (product: InsuranceProduct) => ComparedValue];

const plan: readonly (readonly [title: string, rows: readonly RowPlan[]])[] = [
  [
    words.theProduct,
    [
      [words.productRow, ({ product }) => text(product)],
      [words.typeLabel, ({ type }) => text(type)],
      [words.coverageRow, ({ coverage, coverageBasis }) => text(coverage, coverageBasis)],
      [words.keyFeaturesRow, ({ features }) => list(features)],
      [words.whereItIsSold, whereSold],
    ],
  ],
  [
    words.theCompany,
    [
      [words.ratingRow, ({ grade }) => ({ kind: "grade", ...(grade !== undefined && { rating: grade }) })],
      [words.suitsRow, ofHome(({ bestFor }) => text(bestFor))],
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
        ofScores(({ claimsSatisfaction, scoresBasis }) => text(formatPercent(claimsSatisfaction / 100), scoresBasis)),
      ],
      [
        words.customerServiceRow,
        ofScores(({ customerService, scoresBasis }) =>
          text(outOfFive(formatNumber(customerService, { minimum: 1, maximum: 1 })), scoresBasis),
        ),
      ],
    ],
  ],
];

/** Text by which values are compared: the order of a list or the source of a figure makes no difference. */
function essence(value: ComparedValue): string {
  if (value.kind === "text") return value.text;
  if (value.kind === "list") return value.items.toSorted().join("\n");
  return ("rating" in value && value.rating.grade) || "";
}

/** Products side by side, row by row. Rows without any value are left out, and so are groups without rows. */
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
