import { locale } from "#locale";

/** Value of a cell. Numbers stay numeric, so that a spreadsheet can add them up. */
export type CsvCell = string | number;

/** First character of a file of UTF-8 text; without it Excel reads the system's encoding ("Zoë" as "ZoÃ«"). */
export const byteOrderMark = "\uFEFF";

/** Characters that start a formula, including the small and full-width forms that some spreadsheets treat alike. */
const formulaStart = /^[=+\-@\t\r\n\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Escapes a text that a spreadsheet would run as a formula, with a leading apostrophe. */
function cell(value: CsvCell): string {
  if (typeof value === "number") return String(value).replace(".", locale.decimalMark);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /["\n\r]/.test(text) || text.includes(locale.csvSeparator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats rows as separated values (RFC 4180), header first. Separator and decimal mark are those of the language, so that a
 * spreadsheet opens the file without asking.
 *
 * @example toCsv(["Factor", "Impact"], [["Age", -3]]) // "Factor,Impact\r\nAge,-3\r\n"
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(locale.csvSeparator)}\r\n`).join("");
}
