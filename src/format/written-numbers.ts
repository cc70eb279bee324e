import { locale } from "#locale";
import { formatNumber } from "./number-format.ts";
import type { NumberKind } from "./read-number.ts";

const groupMark = /\s/.test(locale.groupMark) ? String.raw`\s` : locale.groupMark;
const written = new RegExp(String.raw`\d+(?:${groupMark}\d{3})*(?:[${locale.decimalMark}]\d+)?`, "g");

/** The numbers in a text of the site, written as its language does. */
export function numbersIn(text: string): readonly number[] {
  return (text.match(written) ?? []).map((found) =>
    Number(found.replaceAll(new RegExp(groupMark, "g"), "").replace(locale.decimalMark, ".")),
  );
}

/**
 * Writes a number into a field, as the language of the build does and without its unit. `readNumber` reads it back in
 * either language. Amounts have cents only where they aren't whole, and numbers below 10,000 that aren't amounts no
 * groups, since they may be years.
 */
export function writeNumber(value: number, kind: NumberKind): string {
  if (kind === "amount")
    return formatNumber(value, Number.isInteger(value) ? { maximum: 0 } : { minimum: 2, maximum: 2 });
  const text = formatNumber(value, { maximum: kind === "count" ? 2 : 4 });
  return kind === "count" && Math.abs(value) >= 10_000 ? text : text.replaceAll(locale.groupMark, "");
}
