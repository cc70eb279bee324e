import { globSync, readFileSync } from "node:fs";

/** The files that match, with their texts, in alphabetical order. */
export function textFiles(pattern: string | readonly string[]) {
  return globSync(pattern)
    .toSorted((one, other) => one.localeCompare(other))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Lines of a table of tab-separated values, by the column names of its first line. */
export function tableRows(table: string): readonly Readonly<Record<string, string>>[] {
  const [head = "", ...lines] = table.trimEnd().split("\n");
  const columns = head.split("\t");
  return lines.map((line) =>
    Object.fromEntries(line.split("\t").map((value, column) => [columns[column] ?? `column ${column + 1}`, value])),
  );
}
