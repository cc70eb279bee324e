import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Phrases that the same places answer. */
export interface PhraseGroup {
  /** Pages, sections of pages, terms of the glossary by the fragment of their definition, or `nothing`. */
  readonly pages: readonly string[];
  readonly phrases: readonly string[];
}

/**
 * Reads a set of phrases. In its file, lines that begin with spaces are phrases, separated by semicolons; the lines before
 * them are the places that answer them; `#` begins a comment.
 */
export function readPhrases(set: string): readonly PhraseGroup[] {
  const groups: { pages: string[]; phrases: string[] }[] = [];
  for (const line of readFileSync(join(import.meta.dirname, "phrases", `${set}.txt`), "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const last = groups.at(-1);
    if (line.startsWith(" ")) last?.phrases.push(...line.split(";").flatMap((phrase) => phrase.trim() || []));
    else if (last?.phrases.length === 0) last.pages.push(...line.split(" "));
    else groups.push({ pages: line.split(" "), phrases: [] });
  }
  return groups;
}
