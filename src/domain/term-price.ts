import { nearestOfAge, type Sex } from "./price-list.ts";

/** Dollars a month for a man and for a woman in good health. */
export type TermPrice = Readonly<Record<Sex, number>>;

/** Published prices of a term policy for an amount of insurance, by age. */
export interface TermPriceColumn {
  /** Dollars of insurance. */
  readonly amount: number;
  readonly rows: readonly { readonly age: number; readonly price: TermPrice }[];
}

/** A published price, and what it comes to for another amount. */
export interface ScaledTermPrice {
  /** Age that the price was published for. */
  readonly age: number;
  /** Amount that the price was published for. */
  readonly publishedFor: number;
  readonly published: TermPrice;
  /** In proportion to the amount. Equals `published` for the amount itself. */
  readonly scaled: TermPrice;
}

/** Largest ratio of an amount and a published one. Beyond it, fees and discounts by size would count too much. */
const furthest = 2;

/** The published price nearest to an age and an amount of insurance; `null` if none is near. */
export function termPriceFor(columns: readonly TermPriceColumn[], age: number, amount: number): ScaledTermPrice | null {
  const distance = (column: TermPriceColumn) => Math.abs(Math.log(amount / column.amount));
  const [column] = columns.toSorted((one, other) => distance(one) - distance(other));
  // The distance of a negative amount isn't a number.
  if (column === undefined || !(distance(column) <= Math.log(furthest))) return null;
  const row = nearestOfAge(
    column.rows.map((one) => ({ ...one, ages: { from: one.age, to: one.age } })),
    age,
  );
  if (row === null) return null;
  const ratio = amount / column.amount;
  const { man, woman } = row.price;
  return {
    age: row.age,
    publishedFor: column.amount,
    published: row.price,
    scaled: { man: man * ratio, woman: woman * ratio },
  };
}
