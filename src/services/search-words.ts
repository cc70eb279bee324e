import MiniSearch, { type Options, type SearchOptions } from "minisearch";
import { stopWords } from "#words/stop-words.ts";
import { foldWord, wordsIn, type SearchVocabulary } from "#site/search.ts";

/*
 * MiniSearch instead of Pagefind: Pagefind runs WebAssembly, for which the site's content security policy would have to
 * allow `wasm-unsafe-eval`, and needs a native program for the build. MiniSearch is a few kilobytes of plain
 * JavaScript, and the index of the whole site fits into one small file that is fetched when the search is opened; texts
 * for excerpts are fetched per page.
 */

/** A document of the index: a part of a page, or a term. */
export interface SearchDocument {
  /** Index among all parts and terms. */
  readonly id: number;
  /** Title of the page, for its opening only; for a term, its name. */
  readonly title: string;
  readonly heading: string;
  /** Title of the page that contains the part, so that "Ontario deductible" finds the deductible there. */
  readonly page: string;
  /** Words that visitors use and the page may lack. */
  readonly keywords: string;
  readonly text: string;
}

const emptyWords = new Set(stopWords.map(foldWord));

function isEmpty(word: string): boolean {
  return emptyWords.has(word) || (word.length === 1 && !/\d/.test(word));
}

/**
 * The canonical word of a synonym, if any. Checks own properties only: a visitor may search for "constructor", which
 * every object inherits.
 */
function synonymOf(folded: string, { synonyms }: SearchVocabulary): string | undefined {
  return Object.hasOwn(synonyms, folded) ? synonyms[folded] : undefined;
}

/** A folded word and its canonical synonym. */
export function similarWords(folded: string, vocabulary: SearchVocabulary): string[] {
  const synonym = synonymOf(folded, vocabulary);
  return synonym === undefined ? [folded] : [folded, synonym];
}

/** The folded word of a query in its canonical form, or `null` if it distinguishes nothing. */
function askedWord(word: string, vocabulary: SearchVocabulary): string | null {
  const folded = foldWord(word);
  return isEmpty(folded) || vocabulary.fillers.includes(folded) ? null : (synonymOf(folded, vocabulary) ?? folded);
}

/** The search terms of a query. */
export function queryWords(query: string, vocabulary: SearchVocabulary): string[] {
  return wordsIn(query).flatMap(({ word }) => askedWord(word, vocabulary) ?? []);
}

/** Options for both indexing and searching, which must tokenise alike. */
export function searchOptions(vocabulary: SearchVocabulary): Options<SearchDocument> {
  return {
    fields: ["title", "heading", "page", "keywords", "text"],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => {
      const folded = foldWord(word);
      return isEmpty(folded) ? null : similarWords(folded, vocabulary);
    },
    searchOptions: {
      processTerm: (word) => askedWord(word, vocabulary),
      // A heading is often the query itself. Tuned on `e2e/search-queries.ts`.
      boost: { title: 6, heading: 4, page: 1, keywords: 2 },
      // Most parts have no title, so titles count as long and would be penalised at the usual b = 0.7.
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
      // Match prefixes only for the last word, which is still being typed.
      prefix: (_word, index, words) => index === words.length - 1,
      weights: { prefix: 0.5, fuzzy: 0.25 },
    },
  };
}

/** Fuzzy fallback if nothing matches exactly. Words of up to four letters have too many neighbours. */
export const fuzzyOptions: SearchOptions = { fuzzy: (word) => (word.length > 4 ? 0.2 : false) };

export function indexWords(
  documents: readonly SearchDocument[],
  vocabulary: SearchVocabulary,
): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(searchOptions(vocabulary));
  index.addAll(documents);
  return index;
}
