import { formatNumber, type Decimals } from "./number-format.ts";

const cents: Decimals = { minimum: 2, maximum: 2 };

/** The sign stands before the dollar: "−$5". */
const inDollars = (number: string) => number.replace(/\u2212?/, "$&$$");

/**
 * A Canadian amount without decimals, rounded half away from zero. Never "−$0".
 *
 * @example formatDollars(-1234.5) // "−$1,235"
 */
export function formatDollars(amount: number): string {
  return inDollars(formatNumber(amount));
}

/**
 * A Canadian amount with cents, unless it is a whole number of dollars.
 *
 * @example formatExactDollars(437.5) // "$437.50"
 */
export function formatExactDollars(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : inDollars(formatNumber(amount, cents));
}

/**
 * A range of whole dollars, or one amount where both ends are the same.
 *
 * @example formatDollarRange({ from: 20, to: 50 }) // "$20 to $50"
 */
export function formatDollarRange({ from, to }: DollarRange): string {
  const [low, high] = [formatDollars(from), formatDollars(to)];
  return low === high ? low : `${low} to ${high}`;
}

/** Two ends of a range, in dollars. The period is told where the range is used. */
export interface DollarRange {
  readonly from: number;
  readonly to: number;
}

/** One line of a calculation as a visitor reads it. */
export interface WorkingLine {
  /** What the line is about: "Mortgage". */
  readonly label: string;
  /** The sum that gives the amount: "$50,000 × 20". Absent where the amount was simply entered. */
  readonly calculation?: string;
  /** Dollars; see `per`. Not rounded. */
  readonly amount: number;
  /** Period of the amount; absent for a sum that falls due once. */
  readonly per?: "year" | "month";
}

/** A result with the lines that lead to it. */
export interface Working {
  readonly title: string;
  readonly lines: readonly WorkingLine[];
  /** What the lines come to: dollars, not rounded. */
  readonly amount: number;
  readonly per?: "year" | "month";
}
