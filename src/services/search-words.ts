import MiniSearch, { type Options } from "minisearch";
import { stemmer } from "#stemmer";
import { stopWords } from "#words/stop-words.ts";
import { wordsIn, type SearchVocabulary } from "#site/search.ts";
import { foldWord } from "#format/sort-order.ts";

/*
 * MiniSearch instead of Pagefind: Pagefind runs WebAssembly, for which the site's content security policy would have to
 * allow `wasm-unsafe-eval`, and needs a native program for the build. MiniSearch is a few kilobytes of plain
 * JavaScript, and the index of the whole site fits into one small file that is fetched when the search is opened; texts
 * for excerpts are fetched per page. Words are reduced by the Snowball stemmers of Orama, without accents, in the build
 * and in the browser alike.
 */

/** A document of the index: a part of a page, or a term. */
export interface SearchDocument {
  /** Index among all parts and terms. */
  readonly id: number;
  /** Title of the page, for its opening only; for a term, its name. */
  readonly title: string;
  readonly heading: string;
  /** Words that visitors use and the page may lack. */
  readonly keywords: string;
  readonly text: string;
}

/** Turns words into terms of the index. */
export interface TermReader {
  /** The term of a word: its folded stem, or the term that stands for its synonyms. `null` for a stop word. */
  readonly termOf: (word: string) => string | null;
  /** Further terms that answer a term: the province of a city. */
  readonly alsoOf: (term: string) => readonly string[];
}

/** Endings of French participles that the stemmer knows only with their accent, which folding removes. */
const foldedParticiple = /(?<=..[^aeiou])ees?$/;

/** The folded stem of a word. */
function stemOf(word: string): string {
  const folded = foldWord(word);
  return /\d/.test(folded) ? folded : stemmer(folded.replace(foldedParticiple, "e")).replace(/(?<=..[st])ion$/, "");
}

/** Creates the reader of a vocabulary. It remembers the words that it has met, because stemming is the slow part. */
export function termReader({ synonyms, related }: SearchVocabulary): TermReader {
  const empty = new Set(stopWords.map(foldWord));
  const known = new Map<string, string | null>();
  const canonical = new Map(
    Object.entries(synonyms).flatMap(([word, others]) =>
      others.split(" ").map((other) => [stemOf(other), stemOf(word)]),
    ),
  );
  const termOf = (word: string): string | null => {
    const met = known.get(word);
    if (met !== undefined) return met;
    const folded = foldWord(word);
    const stem = stemOf(word);
    const isEmpty = empty.has(folded) || (folded.length === 1 && !/\d/.test(folded));
    const term = isEmpty ? null : (canonical.get(stem) ?? stem);
    known.set(word, term);
    return term;
  };
  const further = new Map<string, string[]>();
  for (const [word, others] of Object.entries(related)) {
    for (const term of termsIn(others, termOf))
      further.set(term, [...(further.get(term) ?? []), ...termsIn(word, termOf)]);
  }
  return { termOf, alsoOf: (term) => further.get(term) ?? [] };
}

/** The terms of a text, in their order. */
export function termsIn(text: string, termOf: TermReader["termOf"]): string[] {
  return wordsIn(text).flatMap(({ word }) => termOf(word) ?? []);
}

/** Options for both indexing and searching, which must tokenise alike. */
export function searchOptions(termOf: TermReader["termOf"]): Options<SearchDocument> {
  return {
    fields: ["title", "heading", "keywords", "text"],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: termOf,
    // A query is made of terms, each searched alone.
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  };
}

export function indexWords(
  documents: readonly SearchDocument[],
  vocabulary: SearchVocabulary,
): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(searchOptions(termReader(vocabulary).termOf));
  index.addAll(documents);
  return index;
}
