import { locale } from "#locale";

/*
 * Not `Intl.NumberFormat`: creating the first formatter takes 70 ms on a phone, which exceeds the budget for a touch
 * (docs/Speed), and hydration requires the browser to format exactly the same text as the server.
 */

/** Shifts the decimal point by decimal digits: 1.005 becomes 100.5 hundredths, not 100.49999999999999. */
function shift(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Number of decimals. */
export interface Decimals {
  /** Pads with zeros to this number of decimals. */
  readonly minimum?: number;
  /** Rounds to this number of decimals, half away from zero. */
  readonly maximum: number;
}

/**
 * Formats a number in the language of the build, with a true minus sign, which screen readers announce as "minus",
 * unlike a hyphen. Never "−0". For numbers below 10²¹.
 *
 * @example formatNumber(-1234.5, { maximum: 2 }) // "−1,234.5"
 */
export function formatNumber(value: number, { minimum = 0, maximum }: Decimals = { maximum: 0 }): string {
  const rounded = shift(Math.round(shift(Math.abs(value), maximum)), -maximum);
  const digits = rounded.toFixed(maximum);
  const [whole = digits, fraction = ""] = digits.split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, locale.groupMark);
  const kept = fraction.slice(0, minimum) + fraction.slice(minimum).replace(/0+$/, "");
  return `${value * rounded < 0 ? "\u2212" : ""}${grouped}${kept === "" ? "" : `${locale.decimalMark}${kept}`}`;
}

/**
 * Formats a share of one in percent.
 *
 * @example formatPercent(0.1234, { maximum: 1 }) // "12.3%"
 */
export function formatPercent(share: number, decimals?: Decimals): string {
  return locale.inPercent(formatNumber(shift(share, 2), decimals));
}
