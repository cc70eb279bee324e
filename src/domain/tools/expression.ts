import { locale } from "#locale";
import { formatExactDollars } from "#format/money.ts";
import { formatNumber } from "#format/number-format.ts";

/** Formats a number of the working for checking by hand. */
export const number = (value: number): string => formatNumber(value, { minimum: 0, maximum: 4 });

/** Formats dollars of the working; cents only if there are any. */
export const dollars = (value: number): string => formatExactDollars(Math.round(value * 100) / 100);

/** Formats a percentage of the working. */
export const percent = (value: number): string => locale.inPercent(number(value));

/** Joins terms with "×". */
export const times = (...parts: readonly string[]): string => parts.join(" × ");

/** Joins terms with "+". */
export const plus = (...parts: readonly string[]): string => parts.join(" + ");

/** Joins terms with "−". */
export const minus = (...parts: readonly string[]): string => parts.join(" \u2212 ");

/** Joins two terms with "÷". */
export const over = (one: string, other: string): string => `${one} ÷ ${other}`;
