/**
 * Reads comma-separated values (RFC 4180), with either end of a line.
 * @returns Nothing when they are none, such as with a quotation that doesn't end.
 */
export function readCsv(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  let length = 0;
  // A cell with what follows it: a comma, the end of a line, or the end of the text.
  for (const [whole, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    length += whole.length;
    if (whole === "" && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return length === text.length ? rows : undefined;
}
