import { vi } from "vitest";

/*
 * Writes what a French working says in English again, so that the vectors of the tools, whose workings are in English,
 * prove the numbers of the French build as well. A number that isn't written as French writes it fails the test.
 */

const digits = String.raw`\u2212?\d{1,3}(?:\u00A0\d{3})*(?:,\d{1,4})?`;

/** "1 234,5" as "1,234.5". */
function numberInEnglish(french: string): string {
  if (!new RegExp(`^${digits}$`).test(french)) throw new Error(`"${french}" is not written in French`);
  const [whole = "", fraction] = french.split(",");
  const grouped = whole.replaceAll("\u00A0", ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** "1 234,50 $" as "$1,234.50", "7,5 %" as "7.5%". */
function unitInEnglish(french: string, unit: "$" | "%"): string {
  if (!french.endsWith(`\u00A0${unit}`)) throw new Error(`"${french}" does not end with "${unit}"`);
  const english = numberInEnglish(french.slice(0, -2));
  return unit === "%" ? `${english}%` : english.replace(/\u2212?/, "$&$$");
}

vi.mock(import("#domain/tools/expression.ts"), async (original) => {
  const french = await original();
  return {
    ...french,
    number: (value) => numberInEnglish(french.number(value)),
    dollars: (value) => unitInEnglish(french.dollars(value), "$"),
    percent: (value) => unitInEnglish(french.percent(value), "%"),
  };
});
