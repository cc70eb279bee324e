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
