/** A cell that a spreadsheet would take for a formula is kept as text by a leading apostrophe. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as comma-separated values (RFC 4180), with the header first.
 *
 * @example toCsv(["Factor"], [["Age"]]) // "Factor\r\nAge\r\n"
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
