import type { ProvinceCode } from "#domain/province-code.ts";

/*
 * The words of the site-wide search: what the build writes, what the browser asks, and what a visitor is shown.
 */

/** A page as the search knows it. */
export interface SearchedPage {
  readonly path: string;
  readonly title: string;
  /** Name of the part of the site it belongs to. */
  readonly section: string;
  /** Address of the texts of its parts, in the order of the parts. */
  readonly texts: string;
  /** Factor of its scores, below 1 for what few people look for; 1 when absent. */
  readonly weight?: number;
  /** The province or territory that the page is about, if it is one. */
  readonly province?: ProvinceCode;
}

/** A stretch of a page that can be found and linked to: its opening, or what stands under a heading. */
export interface SearchedPart {
  /** Position of its page. */
  readonly page: number;
  /** Position of its text among the page's own. */
  readonly text: number;
  /** Absent for the opening of a page. */
  readonly heading?: string;
  /** Fragment of the heading, without `#`. */
  readonly fragment?: string;
}

/** A term that the search defines by itself. */
export interface SearchedTerm {
  readonly term: string;
  readonly definition: string;
}

/** What words mean to the search, in one language. All are folded. */
export interface SearchVocabulary {
  /** Words of a question that say nothing about its subject: "how much do I need" is about need. */
  readonly fillers: readonly string[];
  /** A word, and the one that stands for it: who asks for a renter finds the tenant. */
  readonly synonyms: Readonly<Record<string, string>>;
}

/** Something to do that answers some questions better than a page to read: a tool, or a step. */
export interface SearchAction {
  readonly href: string;
  readonly title: string;
  /** What a visitor gets there, in a sentence. */
  readonly description: string;
  /** Questions it answers: each a few words that have to be among those asked for, in any order. */
  readonly questions: readonly string[];
}

/** The file that the build writes and the browser fetches when the search is opened; `Words` is up to the library. */
export interface SearchFile<Words = unknown> {
  readonly pages: readonly SearchedPage[];
  readonly parts: readonly SearchedPart[];
  readonly terms: readonly SearchedTerm[];
  readonly actions: readonly SearchAction[];
  readonly vocabulary: SearchVocabulary;
  /** Words and where they stand, as the search library saves them: parts first, then terms. */
  readonly words: Words;
}

/** A run of text, marked where it is what the visitor looked for. */
export interface ExcerptRun {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A page that was found. */
export interface SearchHit {
  /** Where to go: the page, or the heading on it that fits best. */
  readonly href: string;
  readonly title: string;
  readonly section: string;
  /** Heading of the part that fits best; absent when that is the page's opening. */
  readonly heading?: string;
  readonly excerpt: readonly ExcerptRun[];
  /** Whether it is about the visitor's own province. */
  readonly isYours?: boolean;
}

export interface SearchAnswer {
  /** What to do about it, where a tool or a step answers. */
  readonly action?: Pick<SearchAction, "href" | "title" | "description">;
  /** Terms whose names were asked for, at most two. */
  readonly terms: readonly SearchedTerm[];
  /** The best part of each page found, best page first; only the best pages. */
  readonly hits: readonly SearchHit[];
  /** How many pages were found in all. */
  readonly total: number;
}

/** Answers what a visitor types. The guide to the visitor's own province, if one was chosen, comes before those to others. */
export type Search = (query: string, province?: ProvinceCode | null) => Promise<SearchAnswer>;

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/s$/, "");
}

/** A word as it is compared: lower case, without accents and without a plural's s, so that "Policies" finds "policy". */
export function foldWord(word: string): string {
  return singular(word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase());
}

/** A word, and where it begins. */
interface PlacedWord {
  readonly word: string;
  readonly start: number;
}

/**
 * The words of a text: letters and digits in a row, or a grade such as "A+". Index, question and excerpt are all cut by
 * this, or "500" would not find "$500".
 */
export function wordsIn(text: string): PlacedWord[] {
  return [...text.matchAll(/\p{L}\++|[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({ word, start: index }));
}

/** Letters of an excerpt, about two lines. */
const excerptLength = 170;

interface WordPlace {
  readonly start: number;
  readonly end: number;
  readonly isMatch: boolean;
}

function placesOf(text: string, isFound: (word: string) => boolean): WordPlace[] {
  return wordsIn(text).map(({ word, start }) => ({
    start,
    end: start + word.length,
    isMatch: isFound(foldWord(word)),
  }));
}

/** Start of the stretch that holds the most matches; the earliest of equals. */
function bestStart(places: readonly WordPlace[]): number {
  const matches = places.filter(({ isMatch }) => isMatch);
  let best = { start: 0, count: 0 };
  for (const { start } of matches) {
    const count = matches.filter((other) => other.start >= start && other.end <= start + excerptLength).length;
    if (count > best.count) best = { start, count };
  }
  // A few words before the first match make the excerpt readable.
  const from = Math.max(0, best.start - 40);
  return from === 0 ? 0 : Math.min(...places.map(({ start }) => start).filter((start) => start >= from));
}

/**
 * The stretch of a text that shows best why it was found.
 * @param isFound - Whether a word, folded, is one that was found.
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
