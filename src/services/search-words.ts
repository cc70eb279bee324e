import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import { stemmer } from "#stemmer";
import { stopWords } from "#words/stop-words.ts";
import { foldWord, wordsIn, type SearchVocabulary } from "#site/search.ts";

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

/**
 * A term with its places. Each field is a list of its number, then, for each document with the term, the gap to the
 * document before, followed by how often the term is there, as a negative number, if more than once.
 */
type PackedTerm = readonly [term: string, ...fields: readonly (readonly number[])[]];

/** The library's serialised index with places as gaps, which are a quarter less to fetch. */
export interface PackedWords extends Omit<AsPlainObject, "index"> {
  readonly index: readonly PackedTerm[];
}

export function packWords({ index, ...others }: AsPlainObject): PackedWords {
  const packed = index.map(([term, fields]): PackedTerm => [
    term,
    ...Object.entries(fields).map(([field, counts]) => {
      let before = 0;
      const gaps = Object.entries(counts).flatMap(([id, count]) => {
        const gap = Number(id) - before;
        before = Number(id);
        return count === 1 ? [gap] : [gap, -count];
      });
      return [Number(field), ...gaps];
    }),
  ]);
  return { ...others, index: packed };
}

export function unpackWords({ index, ...others }: PackedWords): AsPlainObject {
  const unpacked = index.map(([term, ...fields]): AsPlainObject["index"][number] => {
    const entries = fields.map(([field, ...gaps]) => {
      const counts: Record<number, number> = {};
      let id = 0;
      for (const gap of gaps) {
        if (gap >= 0) id += gap;
        counts[id] = gap >= 0 ? 1 : -gap;
      }
      return [field, counts];
    });
    return [term, Object.fromEntries(entries)];
  });
  return { ...others, index: unpacked };
}
