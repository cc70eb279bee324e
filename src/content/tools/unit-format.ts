import { formatDollars, formatExactDollars } from "#format/money.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import type { Unit } from "#domain/dated-figure.ts";
import { roundForDisplay } from "#domain/tools/round-for-display.ts";

/** Words of units. */
export interface UnitWords {
  readonly names: Readonly<Partial<Record<Unit, readonly [one: string, many: string]>>>;
  readonly isSingular: (value: number) => boolean;
  /** The period of an amount in dollars: "a year". */
  readonly periods: Readonly<Partial<Record<Unit, string>>>;
  readonly aYear: string;
  readonly month: (ordinal: number) => string;
  /** An amount in thousands or millions, without its minus sign: "$300k". */
  readonly shortDollars: (number: string, letter: "" | "k" | "M") => string;
}

/** Decimals that a value of its size deserves: none in thousands, two below ten. */
function decimalsFor(value: number) {
  const size = Math.abs(value);
  return { maximum: size >= 100 ? 0 : size >= 10 ? 1 : 2 };
}

/** Functions that format a value with its unit. */
export function unitFormats(words: UnitWords) {
  function amount(value: number, unit: Unit): string {
    if (unit.startsWith("CAD")) {
      const period = words.periods[unit];
      const isWhole = Math.abs(value) >= 1000 || Number.isInteger(value);
      const dollars = isWhole ? formatDollars(value) : formatExactDollars(value);
      return period === undefined ? dollars : `${dollars} ${period}`;
    }
    if (unit === "percent") return formatPercent(value / 100, { maximum: 2 });
    if (unit === "ratio") return formatPercent(value, { maximum: 2 });
    if (unit === "ratio/year") return `${formatPercent(value, { maximum: 2 })} ${words.aYear}`;
    if (unit === "month") return words.month(value);
    const written = formatNumber(value, decimalsFor(value));
    const [one, many] = words.names[unit] ?? ["", ""];
    const name = words.isSingular(value) ? one : many;
    return name === "" ? written : `${written} ${name}`;
  }

  function rounded(value: number, unit: Unit): string {
    if (unit.startsWith("CAD")) return amount(roundForDisplay(value), unit);
    if (unit === "ratio") return formatPercent(value, { maximum: 1 });
    return amount(value, unit);
  }

  function mark(value: number, unit: Unit): string {
    if (!unit.startsWith("CAD")) return amount(value, unit);
    const size = Math.abs(value);
    const [divisor, letter] =
      size >= 1_000_000 ? ([1_000_000, "M"] as const) : size >= 1000 ? ([1000, "k"] as const) : ([1, ""] as const);
    const short = words.shortDollars(formatNumber(size / divisor, { maximum: 2 }), letter);
    return `${value < 0 ? "\u2212" : ""}${short}`;
  }

  return { amount, rounded, mark };
}
