import { locale } from "#locale";
import { formatNumber, type Decimals } from "./number-format.ts";

const cents: Decimals = { minimum: 2, maximum: 2 };

/**
 * Formats a Canadian amount without decimals, rounded half away from zero. Never "−$0".
 *
 * @example formatDollars(-1234.5) // "−$1,235"
 */
export function formatDollars(amount: number): string {
  return locale.inDollars(formatNumber(amount));
}

/**
 * Formats a Canadian amount with cents, or without them for whole dollars.
 *
 * @example formatExactDollars(437.5) // "$437.50"
 */
export function formatExactDollars(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : locale.inDollars(formatNumber(amount, cents));
}

/**
 * Formats a range of whole dollars, or one amount where both ends are equal.
 *
 * @example formatDollarRange({ from: 20, to: 50 }) // "$20 to $50"
 */
export function formatDollarRange({ from, to }: DollarRange): string {
  const [low, high] = [formatDollars(from), formatDollars(to)];
  return low === high ? low : locale.range(low, high);
}

/** A range in dollars. The user of the type defines the period. */
export interface DollarRange {
  readonly from: number;
  readonly to: number;
}

/** One line of a calculation, as displayed. */
export interface WorkingLine {
  /** Subject of the line: "Mortgage". */
  readonly label: string;
  /** Formula of the amount: "$50,000 × 20". Absent for an entered amount. */
  readonly calculation?: string;
  /** Dollars; see `per`. Not rounded. */
  readonly amount: number;
  /** Period of the amount; absent for a one-time sum. */
  readonly per?: "year" | "month";
}

/** A result with the lines of its calculation. */
export interface Working {
  readonly title: string;
  readonly lines: readonly WorkingLine[];
  /** Result of the lines: dollars, not rounded. */
  readonly amount: number;
  readonly per?: "year" | "month";
}

/**
 * The units of a field for dollars: the sign on the side where the language writes it.
 * @param suffix - Unit after the number, such as "a month".
 */
export function dollarUnits(suffix?: string): { readonly prefix?: string; readonly suffix?: string } {
  if (locale.dollarSide === "start") return { prefix: "$", ...(suffix !== undefined && { suffix }) };
  return { suffix: suffix === undefined ? "$" : `$ ${suffix}` };
}
