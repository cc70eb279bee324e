import { formatExactDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";

/** Numbers of a working line as a visitor can type them into a pocket calculator. */
export const number = (value: number): string => formatNumber(value, { minimum: 0, maximum: 4 });

/** Dollars of a working line; cents only where there are any. */
export const dollars = (value: number): string => formatExactDollars(Math.round(value * 100) / 100);

/** Parts joined by "×". */
export const times = (...parts: readonly string[]): string => parts.join(" × ");

/** Parts joined by "+". */
export const plus = (...parts: readonly string[]): string => parts.join(" + ");

/** The first less all others. */
export const minus = (...parts: readonly string[]): string => parts.join(" \u2212 ");

/** One divided by another. */
export const over = (one: string, other: string): string => `${one} ÷ ${other}`;
