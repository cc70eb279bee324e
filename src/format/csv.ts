/** What a cell holds: a number stays one, so that a spreadsheet can add it up. */
export type CsvCell = string | number;

/** The signs with which a formula begins, in their small and full-width forms, too, which some spreadsheets read alike. */
const formulaStart = /^[=+\-@\t\r\n\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]/;

/** A text that a spreadsheet would take for a formula is kept as text by a leading apostrophe. */
function cell(value: CsvCell): string {
  if (typeof value === "number") return String(value);
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as comma-separated values (RFC 4180), with the header first.
 *
 * @example toCsv(["Factor", "Impact"], [["Age", -3]]) // "Factor,Impact\r\nAge,-3\r\n"
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
