import MiniSearch, { type Options, type SearchOptions } from "minisearch";
import { foldWord, wordsIn } from "#site/search.ts";

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

function indexedWord(word: string): string | null {
  const folded = foldWord(word);
  return emptyWords.has(folded) || (folded.length === 1 && !/\d/.test(folded)) ? null : folded;
}

/** The same for writing and for reading, or nothing would be found. */
export const searchOptions: Options<SearchDocument> = {
  fields: ["title", "heading", "keywords", "text"],
  tokenize: (text) => wordsIn(text).map(({ word }) => word),
  processTerm: indexedWord,
  searchOptions: {
    boost: { title: 6, heading: 3, keywords: 2 },
    combineWith: "AND",
    // Only the last word is still being typed.
    prefix: (_word, index, words) => index === words.length - 1,
    weights: { prefix: 0.5, fuzzy: 0.25 },
  },
};

/** For when nothing has the words as they were typed. Words of up to four letters have too many neighbours. */
export const forgiving: SearchOptions = { fuzzy: (word) => (word.length > 4 ? 0.2 : false) };

/** The index over all documents. */
export function indexWords(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>(searchOptions);
  index.addAll(documents);
  return index;
}
