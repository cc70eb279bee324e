import { formatDollars } from "#format/money.ts";

/**
 * Rounds an amount for display according to its precision: from $100,000 to $5,000, from $10,000 to $1,000, below to
 * $10. Rounds half away from zero. Source: section 0.3 of the tools' specification.
 * @example roundForDisplay(489_892) // 490000
 */
export function roundForDisplay(amount: number): number {
  const size = Math.abs(amount);
  const step = size >= 100_000 ? 5000 : size >= 10_000 ? 1000 : 10;
  return Math.sign(amount) * Math.round(size / step) * step;
}

/** Formats an amount in dollars, rounded for display. */
export function formatRounded(amount: number): string {
  return formatDollars(roundForDisplay(amount));
}
