import { projections } from "#domain/figures/projections.ts";

/** A yearly rate less inflation, so that sums are in today's dollars. Not rounded. Source: S204. */
export function realRate(rate: number): number {
  return (1 + rate) / (1 + projections.inflation.value) - 1;
}

/** What a dollar of that many years from now is worth in today's dollars. Source: S204. */
export function inTodaysDollars(amount: number, years: number): number {
  return amount / (1 + projections.inflation.value) ** years;
}
