/*
 * Not `Intl.NumberFormat`: the first formatter of a page takes a phone 70 ms, more than a touch may wait (docs/Speed), and
 * the browser that takes a prerendered page over has to write the very same text as the server did.
 */

/** A number times a power of ten, by its decimal digits: 1.005 is 100.5 hundredths, not 100.49999999999999. */
function shift(value: number, places: number): number {
  const [digits, exponent = 0] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** How many decimals a number is written with. */
export interface Decimals {
  /** Zeros are added up to here. */
  readonly minimum?: number;
  /** Rounded to here, half away from zero. */
  readonly maximum: number;
}

/**
 * A number as Canadians write it in English, with commas and a true minus sign, which is read as "minus" where a hyphen
 * is not. Never "−0". For numbers below 10²¹.
 *
 * @example formatNumber(-1234.5, { maximum: 2 }) // "−1,234.5"
 */
export function formatNumber(value: number, { minimum = 0, maximum }: Decimals = { maximum: 0 }): string {
  const rounded = shift(Math.round(shift(Math.abs(value), maximum)), -maximum);
  const digits = rounded.toFixed(maximum);
  const [whole = digits, fraction = ""] = digits.split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  const kept = fraction.slice(0, minimum) + fraction.slice(minimum).replace(/0+$/, "");
  return `${value * rounded < 0 ? "\u2212" : ""}${grouped}${kept === "" ? "" : `.${kept}`}`;
}

/**
 * A share of one in percent.
 *
 * @example formatPercent(0.1234, { maximum: 1 }) // "12.3%"
 */
export function formatPercent(share: number, decimals?: Decimals): string {
  return `${formatNumber(shift(share, 2), decimals)}%`;
}
