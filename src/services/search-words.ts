import MiniSearch, { type Options, type SearchOptions } from "minisearch";
import { foldWord, wordsIn, type SearchVocabulary } from "#site/search.ts";

/*
 * Why MiniSearch and not Pagefind: Pagefind runs WebAssembly, for which the site's content security policy would have to
 * allow `wasm-unsafe-eval`, and brings a native program for the build. MiniSearch is a few kilobytes of plain code,
 * and the words of the whole site fit into one small file that is fetched when the search is opened; texts for
 * excerpts come page by page.
 */

/** What is looked through: a part of a page, or a term. */
export interface SearchDocument {
  /** Position among all parts and terms. */
  readonly id: number;
  /** Title of the page, in its opening only; the name of a term. */
  readonly title: string;
  readonly heading: string;
  /** Title of the page that the part stands on, so that "Ontario deductible" finds the deductible there. */
  readonly page: string;
  /** Words that visitors use and the page may not. */
  readonly keywords: string;
  readonly text: string;
}

/** Words that stand in almost every sentence and tell nothing apart. */
const emptyWords = new Set(
  "a an and are as at be but by can do for from has have how if in is it its may more most not of on or so than that the their there they this to was what when which who will with you your".split(
    " ",
  ),
);

function isEmpty(word: string): boolean {
  return emptyWords.has(word) || (word.length === 1 && !/\d/.test(word));
}

/** The word that stands for another one, if any does. Visitors also ask for "constructor", which every object has. */
function synonymOf(folded: string, { synonyms }: SearchVocabulary): string | undefined {
  return Object.hasOwn(synonyms, folded) ? synonyms[folded] : undefined;
}

/** A word as it is compared, and the one that stands for it. */
export function wordsLike(folded: string, vocabulary: SearchVocabulary): string[] {
  const synonym = synonymOf(folded, vocabulary);
  return synonym === undefined ? [folded] : [folded, synonym];
}

/** Folded words of a question that tell something apart, each as the one that stands for it. */
function askedWord(word: string, vocabulary: SearchVocabulary): string | null {
  const folded = foldWord(word);
  return isEmpty(folded) || vocabulary.fillers.includes(folded) ? null : (synonymOf(folded, vocabulary) ?? folded);
}

/** The words of a question that are looked for. */
export function askedWords(query: string, vocabulary: SearchVocabulary): string[] {
  return wordsIn(query).flatMap(({ word }) => askedWord(word, vocabulary) ?? []);
}

/** How texts are written to the index and looked for in it: the same for both, or nothing would be found. */
export function searchOptions(vocabulary: SearchVocabulary): Options<SearchDocument> {
  return {
    fields: ["title", "heading", "page", "keywords", "text"],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => {
      const folded = foldWord(word);
      return isEmpty(folded) ? null : wordsLike(folded, vocabulary);
    },
    searchOptions: {
      processTerm: (word) => askedWord(word, vocabulary),
      // A heading is often the very question. Tried on `e2e/search-queries.ts`.
      boost: { title: 6, heading: 4, page: 1, keywords: 2 },
      // Titles are long beside the many parts without one, and would lose by it at the usual 0.7.
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
      combineWith: "AND",
      // Only the last word is still being typed.
      prefix: (_word, index, words) => index === words.length - 1,
      weights: { prefix: 0.5, fuzzy: 0.25 },
    },
  };
}

/** For when nothing has the words as they were typed. Words of up to four letters have too many neighbours. */
export const forgiving: SearchOptions = { fuzzy: (word) => (word.length > 4 ? 0.2 : false) };

/** The index over all documents. */
export function indexWords(
  documents: readonly SearchDocument[],
  vocabulary: SearchVocabulary,
): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(searchOptions(vocabulary));
  index.addAll(documents);
  return index;
}
