import type { SourceId } from "#domain/figure.ts";
import type { TermPrice, TermPriceColumn } from "#domain/term-price.ts";

/** Prices of 20-year term by age, in the order of `termAmounts`. */
export interface TermPriceRow {
  readonly age: number;
  readonly prices: readonly [TermPrice, TermPrice, TermPrice];
}

/** Amounts of insurance, in dollars. */
export const termAmounts = [250_000, 500_000, 1_000_000] as const;

/** Twenty-year term as one comparison site published it in 2024. */
export const termPrices = {
  source: "S402",
  period: "2024",
  rows: [
    {
      age: 30,
      prices: [
        { man: 18, woman: 14 },
        { man: 30, woman: 22 },
        { man: 52, woman: 35 },
      ],
    },
    {
      age: 40,
      prices: [
        { man: 27, woman: 20 },
        { man: 45, woman: 34 },
        { man: 84, woman: 60 },
      ],
    },
    {
      age: 50,
      prices: [
        { man: 70, woman: 48 },
        { man: 124, woman: 83 },
        { man: 236, woman: 154 },
      ],
    },
    {
      age: 60,
      prices: [
        { man: 224, woman: 151 },
        { man: 403, woman: 281 },
        { man: 787, woman: 547 },
      ],
    },
  ],
} as const satisfies { readonly source: SourceId; readonly period: string; readonly rows: readonly TermPriceRow[] };

/** The same prices by amount. */
export const termPriceColumns: readonly TermPriceColumn[] = termAmounts.map((amount, column) => ({
  amount,
  rows: termPrices.rows.flatMap(({ age, prices }) => {
    const price = prices[column];
    return price === undefined ? [] : [{ age, price }];
  }),
}));
