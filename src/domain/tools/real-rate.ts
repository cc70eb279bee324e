import { projections } from "#domain/figures/projections.ts";

/** Converts a yearly nominal rate to a real rate, not rounded. Source: S204. */
export function realRate(rate: number): number {
  return (1 + rate) / (1 + projections.inflation.value) - 1;
}

/** Converts a later amount to today's dollars. Source: S204. */
export function inTodaysDollars(amount: number, years: number): number {
  return amount / (1 + projections.inflation.value) ** years;
}
