/** Lines that are no sentences: headings, tables, and the tags of components. */
const noSentence = /^\s*(?:#{1,6}\s|\||<[^>]*>\s*$)/;

/** Turns one block of Markdown into the words a reader sees. */
function plain(block: string): string {
  return block
    .replace(/<[^>]*>/g, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The sentences of a prose file, as paragraphs and list items. Headings, tables and lists of fragments, such as
 * checklists, are left out: a grade means something for sentences only, and fragments would flatter it.
 */
export function proseText(markdown: string): string[] {
  const lines = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split("\n")
    .map((line) => (noSentence.test(line) ? "" : line));
  return lines
    .join("\n")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((block) => plain(block.replace(/^\s*(?:[-*]|\d+\.)\s+/, "")))
    .filter((block) => /[.!?:]["”’)]?$/.test(block));
}
