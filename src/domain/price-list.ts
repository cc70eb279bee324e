import type { DollarRange } from "#format/money.ts";
import type { SourceId } from "./figure.ts";
import type { ProvinceCode } from "./province-code.ts";

/** A period that no date describes; the words module spells it out. */
export type NamedPricePeriod =
  | "undated"
  | "calculated"
  | "firstHalfOf2024"
  | "schoolYear2024"
  | "from2017To2020"
  /** Figures that sites have copied from each other since about 2012. */
  | "repeatedSince2012";

/** Period of a published price: a year or a month in ISO 8601, or a named period. */
export type PricePeriod = NamedPricePeriod | `${number}` | `${number}-${number}`;

/**
 * Kind of a published price. Unlike kinds are never in one column:
 * - `quote`: shown to new customers by a comparison site, a broker or an insurer;
 * - `average`: paid on average by many customers;
 * - `list`: the seller's own price list;
 * - `derived`: our arithmetic on the published price of another column.
 */
export type PriceBasis = "quote" | "average" | "list" | "derived";

export type Sex = "man" | "woman";

/** Kinds of home with prices of their own. */
export const dwellings = ["house", "condo", "tenant"] as const;

export type Dwelling = (typeof dwellings)[number];

/** One amount, or a range that the source itself gives. */
export type Price = number | DollarRange;

/** Ages from first to last; equal where the source gives one age. */
export interface AgeBand {
  readonly from: number;
  readonly to: number;
}

/** A column of published prices: one source, one kind of price, one date, one kind of customer. */
export interface PriceSeries {
  readonly label: string;
  readonly basis: PriceBasis;
  /** Period of the prices, in the source's words: "2024", "undated". */
  readonly asOf: string;
  readonly sources: readonly [SourceId, ...SourceId[]];
  /** Left out where the price is the same for men and women. */
  readonly sex?: Sex;
  /** Left out where the price is the same for smokers. */
  readonly smokes?: boolean;
  /** Version of the product that the price is for; see `PriceList.variants`. */
  readonly variant?: string;
}

/** A row of published prices: an age, a place or a company. */
export interface PriceRow {
  readonly label: string;
  readonly ages?: AgeBand;
  readonly province?: ProvinceCode;
  /** Whether the row is a city, which visitors may choose. */
  readonly isCity?: true;
  /** In the order of the series; `null` where the source gives no price. */
  readonly prices: readonly (Price | null)[];
}

/** Published prices of one product. */
export interface PriceList {
  readonly title: string;
  /** The main finding in one sentence. */
  readonly summary: string;
  /** Name of the column of rows: "Age". */
  readonly rowHeader: string;
  /** Whether each row is a price from a source of its own: the series then stand in the order of the rows. */
  readonly isOneSourceARow?: true;
  /** Versions of the product, such as three amounts, of which the plot shows one. */
  readonly variants?: { readonly legend: string; readonly options: readonly PriceVariant[]; readonly first: string };
  readonly series: readonly PriceSeries[];
  readonly rows: readonly PriceRow[];
}

export interface PriceVariant {
  readonly id: string;
  readonly label: string;
}

/** What a visitor has told the page about themselves; `null` for everything else. */
export interface PriceVisitor {
  readonly age: number | null;
  readonly sex: Sex | null;
  readonly smokes: boolean | null;
  readonly city: string | null;
  readonly dwelling: Dwelling | null;
}

/** Years by which a stated age may differ from the visitor's. */
const nearestWithin = 5;

function yearsFrom(age: number, { from, to }: AgeBand): number {
  return Math.max(from - age, age - to, 0);
}

/**
 * The row of the age band that contains an age, or else of the nearest stated age at most five years away; of two
 * equally near, the older. Prices are never interpolated.
 */
export function nearestOfAge<Row extends { readonly ages?: AgeBand }>(rows: readonly Row[], age: number): Row | null {
  return rows.reduce<Row | null>((nearest, row) => {
    if (row.ages === undefined || yearsFrom(age, row.ages) > nearestWithin) return nearest;
    if (nearest?.ages === undefined) return row;
    return yearsFrom(age, row.ages) <= yearsFrom(age, nearest.ages) ? row : nearest;
  }, null);
}

/** The rows nearest to a visitor: by age where the list has ages, otherwise by city, otherwise by province. */
export function rowsFor(
  { rows }: Pick<PriceList, "rows">,
  { age, city }: PriceVisitor,
  province: ProvinceCode | null,
): readonly PriceRow[] {
  if (rows.some(({ ages }) => ages !== undefined)) {
    const row = age === null ? null : nearestOfAge(rows, age);
    return row === null ? [] : [row];
  }
  const ofCity = rows.filter(({ label, isCity }) => isCity === true && label === city);
  return ofCity.length > 0 ? ofCity : rows.filter((row) => row.province === province);
}

/** A series with its position in the list. */
export interface ShownSeries {
  readonly series: PriceSeries;
  /** Index in `PriceList.series` and `PriceRow.prices`. */
  readonly at: number;
  /** Index among the series of its variant, for a mark that doesn't change when other series are left out. */
  readonly mark: number;
}

/** The series of one variant that concern a visitor. What the visitor hasn't told leaves nothing out. */
export function seriesFor(
  { series }: Pick<PriceList, "series">,
  { sex, smokes }: Pick<PriceVisitor, "sex" | "smokes">,
  variant: string | null,
): readonly ShownSeries[] {
  return series
    .map((one, at) => ({ series: one, at }))
    .filter((one) => variant === null || one.series.variant === undefined || one.series.variant === variant)
    .map((one, mark) => ({ ...one, mark }))
    .filter(
      (one) =>
        (sex === null || one.series.sex === undefined || one.series.sex === sex) &&
        (smokes === null || one.series.smokes === undefined || one.series.smokes === smokes),
    );
}

export interface PriceOrder {
  /** Index of a series; -1 for the rows' own order. */
  readonly at: number;
  readonly direction: "ascending" | "descending";
}

const lowOf = (price: Price) => (typeof price === "number" ? price : price.from);

/** Rows in the order of a column, by the low end of ranges; rows without a price are last. */
export function sortedRows(rows: readonly PriceRow[], { at, direction }: PriceOrder): readonly PriceRow[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (at < 0) return sign === 1 ? rows : rows.toReversed();
  const priceOf = (row: PriceRow) => row.prices[at] ?? null;
  return rows.toSorted((one, other) => {
    const [a, b] = [priceOf(one), priceOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (lowOf(a) - lowOf(b));
  });
}

/** The end of a scale from zero that holds a price, and the distance of its marks, both round amounts. */
export interface PriceScale {
  readonly end: number;
  readonly step: number;
}

const roundSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;

/** A scale for prices up to the highest: the finest round steps of which at most five are needed. */
export function priceScale(highest: number): PriceScale {
  const step = roundSteps.find((size) => highest / size <= 5) ?? 10_000;
  return { step, end: Math.max(1, Math.ceil(highest / step)) * step };
}

/** The highest price of a list's shown series, for the plot's scale. */
export function highestPrice({ rows }: Pick<PriceList, "rows">, shown: readonly Pick<ShownSeries, "at">[]): number {
  return Math.max(
    0,
    ...rows.flatMap(({ prices }) =>
      shown.map(({ at }) => {
        const price = prices[at] ?? 0;
        return typeof price === "number" ? price : price.to;
      }),
    ),
  );
}
