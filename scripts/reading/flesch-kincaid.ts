/*
 * The Flesch–Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid and others, 1975).
 * It estimates the years of school that a text requires; 8 to 9 is plain English for adults.
 *
 * Syllables are estimated from spelling: groups of at most two vowels, without silent endings, plus the pairs that are
 * pronounced separately in the words of this site ("premium", "liability", "client"). A single word may be off by one;
 * over a page the errors even out. Numbers and signs have no syllables to count and are left out.
 */

import { sentencesOf, type Reading } from "./sentences.ts";

const silentEnding = /(?:[^laeiouyscxzgh]es|[^dt]ed|[^laeiouy]e)$/;
const saidApart = /(?<![tscgx])i[auo](?![uns])|lient/g;

function syllablesOfPart(part: string): number {
  if (part.length <= 3) return part.length === 0 ? 0 : 1;
  const spoken = part.replace(silentEnding, (ending) => ending.charAt(0)).replace(/^y/, "");
  const groups = spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0;
  const apart = part.match(saidApart)?.length ?? 0;
  return Math.max(1, groups + apart);
}

/** Estimated number of syllables of a word, at least one. */
function syllables(word: string): number {
  const parts = word.toLowerCase().split(/[^a-z'’]+/);
  const sum = parts.reduce((total, part) => total + syllablesOfPart(part.replace(/['’]/g, "")), 0);
  return Math.max(1, sum);
}

/** Measures blocks of text together. */
export function readingOf(blocks: readonly string[]): Reading {
  const sentences = sentencesOf(blocks);
  const words = sentences.flat();
  if (words.length === 0) return { score: undefined, words: 0, sentences: 0 };
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  const score = 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59;
  return { score, words: words.length, sentences: sentences.length };
}
