import { globSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** The files that match, with their texts, in alphabetical order. */
export function textFiles(pattern: string | readonly string[]) {
  return globSync(pattern)
    .toSorted((one, other) => one.localeCompare(other))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Lines of a table of tab-separated values, by the column names of its first line. */
export function tableRows(table: string): readonly Readonly<Record<string, string>>[] {
  return parse(table, { columns: true, delimiter: "\t", quote: null, relax_column_count_less: true });
}
