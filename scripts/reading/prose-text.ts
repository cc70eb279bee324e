/** Lines that aren't sentences: headings, tables, and component tags. */
const noSentence = /^\s*(?:#{1,6}\s|\||<[^>]*>\s*$)/;

/** Strips the markup from a block of Markdown. */
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
 * checklists, are left out: the grade is defined for sentences, and fragments would lower it.
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
