import { globSync, readFileSync } from "node:fs";

/** A file of the repository, with its text. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** The files that match, in alphabetical order. */
export function textFiles(pattern: string | readonly string[]): readonly TextFile[] {
  return globSync(pattern)
    .toSorted((one, other) => one.localeCompare(other))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** The text of a page's Markdown file behind its front matter. */
export function withoutFrontMatter(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, "");
}

/** Lines of a table of tab-separated values, by the column names of its first line. */
export function tableRows(table: string): readonly Readonly<Record<string, string>>[] {
  const [head = "", ...lines] = table.trimEnd().split("\n");
  const columns = head.split("\t");
  return lines.map((line) =>
    Object.fromEntries(line.split("\t").map((value, column) => [columns[column] ?? `column ${column + 1}`, value])),
  );
}
