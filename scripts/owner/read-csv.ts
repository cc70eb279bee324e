/**
 * Parses comma-separated values (RFC 4180), with LF or CRLF.
 * @returns `undefined` for invalid text, such as an unterminated quotation.
 */
export function readCsv(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  let length = 0;
  // A cell and its terminator: a comma, a line break, or the end of the text.
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
