import type { ProvinceCode } from "#domain/province-code.ts";

/*
 * Types and text functions of the site search, shared by the build, which writes the index, and the browser, which
 * queries it.
 */

/** A page in the search index. */
export interface SearchedPage {
  /** Address in the language of the index. */
  readonly path: string;
  readonly title: string;
  /** Name of the page's section. */
  readonly section: string;
  /** URL of the texts of the page's parts, in the order of the parts. */
  readonly texts: string;
  /** Factor for the page's scores, below 1 for rarely needed pages. Default: 1. */
  readonly weight?: number;
  /** The province or territory that the page covers, if any. */
  readonly province?: ProvinceCode;
  /**
   * For a page about one province or company: the words that only its title has. A query with one of them is about
   * that province or company.
   */
  readonly names?: readonly string[];
  /**
   * `questions`: each part answers its heading. `tool`: answers with the visitor's numbers. `comparison`: compares
   * companies.
   */
  readonly kind?: "questions" | "tool" | "comparison";
}

/** A searchable part of a page: its opening, or the text under a heading. */
export interface SearchedPart {
  /** Index of its page. */
  readonly page: number;
  /** Index of its text among the texts of the page. */
  readonly text: number;
  /** Absent for the opening of a page. */
  readonly heading?: string;
  /** Fragment of the heading, without `#`. */
  readonly fragment?: string;
  /** Address of the part that goes on where this part, the answer to a question, ends. */
  readonly more?: string;
  /** Index of the action that leads to this part. */
  readonly action?: number;
}

/** A term of the glossary, which the search defines. */
export interface SearchedTerm {
  readonly href: string;
  readonly term: string;
  readonly definition: string;
}

/** What no stemmer can know of a language. Both tables list words by the one that stands for them, with spaces between. */
export interface SearchVocabulary {
  /** Words of the same meaning: a query for "renter" finds "tenant". */
  readonly synonyms: Readonly<Record<string, string>>;
  /** Words that a further word answers less well than they do themselves: the province of a city. */
  readonly related: Readonly<Record<string, string>>;
}

/** What a visitor can do at a part of a page; shown in place of that part where it is the best result. */
export interface SearchAction {
  readonly href: string;
  readonly title: string;
  /** The result of the action, in one sentence. */
  readonly description: string;
}

/** The index file, written by the build and fetched when the search is opened; the library defines `Words`. */
export interface SearchFile<Words = unknown> {
  readonly pages: readonly SearchedPage[];
  readonly parts: readonly SearchedPart[];
  readonly terms: readonly SearchedTerm[];
  readonly actions: readonly SearchAction[];
  readonly vocabulary: SearchVocabulary;
  /** Indexes of the parts to show where the site has nothing: the openings of its most general pages. */
  readonly general: readonly number[];
  /** The serialised index of the search library: parts first, then terms. */
  readonly words: Words;
}

/** A run of text, with whether it matches the query. */
export interface ExcerptRun {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A search result: one page. */
export interface SearchHit {
  /** Link to the page, or to its best-matching heading. */
  readonly href: string;
  readonly title: string;
  readonly section: string;
  /** Heading of the best-matching part; absent if that is the page's opening. */
  readonly heading?: string;
  readonly excerpt: readonly ExcerptRun[];
  /** Whether the page covers the visitor's province. */
  readonly isYours?: boolean;
}

/** A question of the site that the query asks, or a term that it asks for, with its answer in full. */
export interface AnsweredQuestion {
  readonly href: string;
  readonly question: string;
  readonly answer: string;
}

/** Number of hits shown first. A tool is among them if one matches, and a question must be to be answered at once. */
export const firstHits = 3;

export interface SearchAnswer {
  /** The words, as they were typed, for which the site has nothing. The hits are then the nearest pages. */
  readonly nothing?: readonly string[];
  /** The best result, if it is something to do. */
  readonly action?: SearchAction;
  /** The best result, if it is a question or a term of the glossary. */
  readonly answered?: AnsweredQuestion;
  /** Terms named in the query, at most two. */
  readonly terms: readonly SearchedTerm[];
  /** The best part of each matching page, and some questions of a page of questions, best first, up to a limit. */
  readonly hits: readonly SearchHit[];
  /** Total number of matching pages. */
  readonly total: number;
}

/**
 * Answers a query. The guide to the visitor's chosen province ranks before those to others. While texts of the results
 * are still fetched, `onEarly` receives the answer without them.
 */
export type Search = (
  query: string,
  province?: ProvinceCode | null,
  onEarly?: (answer: SearchAnswer) => void,
) => Promise<SearchAnswer>;

/** A word with its start index in the text. */
interface PlacedWord {
  readonly word: string;
  readonly start: number;
}

/**
 * Splits a text into words: runs of letters and digits, or a grade such as "A+". Index, query and excerpt must use the
 * same function, or "500" would not find "$500".
 */
export function wordsIn(text: string): PlacedWord[] {
  return [...text.matchAll(/\p{L}\++|[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({ word, start: index }));
}

/** Length of an excerpt in characters, about two lines. */
const excerptLength = 170;

interface WordRange {
  readonly start: number;
  readonly end: number;
  readonly isMatch: boolean;
}

function placesOf(text: string, isFound: (word: string) => boolean): WordRange[] {
  return wordsIn(text).map(({ word, start }) => ({
    start,
    end: start + word.length,
    isMatch: isFound(word),
  }));
}

/** Start of the window with the most matches; the first of equals. */
function bestStart(places: readonly WordRange[]): number {
  const matches = places.filter(({ isMatch }) => isMatch);
  let best = { start: 0, count: 0 };
  for (const { start } of matches) {
    const count = matches.filter((other) => other.start >= start && other.end <= start + excerptLength).length;
    if (count > best.count) best = { start, count };
  }
  // Start a few words before the first match, for readability.
  const from = Math.max(0, best.start - 40);
  return from === 0 ? 0 : Math.min(...places.map(({ start }) => start).filter((start) => start >= from));
}

/**
 * The excerpt of a text with the most matches.
 * @param isFound - Whether a word matches the query.
 */
export function excerptOf(text: string, isFound: (word: string) => boolean): ExcerptRun[] {
  const places = placesOf(text, isFound);
  const from = bestStart(places);
  const within = places.filter(({ start, end }) => start >= from && end <= from + excerptLength);
  const end = text.length <= from + excerptLength ? text.length : (within.at(-1)?.end ?? text.length);
  const runs: ExcerptRun[] = [];
  let at = from;
  for (const place of within.filter(({ isMatch }) => isMatch)) {
    if (place.start > at) runs.push({ text: text.slice(at, place.start), isMatch: false });
    runs.push({ text: text.slice(place.start, place.end), isMatch: true });
    at = place.end;
  }
  if (end > at) runs.push({ text: text.slice(at, end), isMatch: false });
  const before: ExcerptRun[] = from > 0 ? [{ text: "… ", isMatch: false }] : [];
  const after: ExcerptRun[] = end < text.length ? [{ text: " …", isMatch: false }] : [];
  return [...before, ...runs, ...after];
}
