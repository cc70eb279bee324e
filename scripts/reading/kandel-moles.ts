/*
 * The ease of a French text by Kandel and Moles (1958), Flesch's formula adapted to French: 207 − 1.015 × words per
 * sentence − 73.6 × syllables per word. 100 is very easy; 60 to 70 is standard; below 50 is difficult.
 *
 * Syllables are estimated from spelling, as in `flesch-kincaid.ts`: groups of vowels, without a silent "e" at the end,
 * and with two vowels apart where they are pronounced so ("cré-er", "ou-bli-er"). A single word may be off by one.
 */
import { sentencesOf, type Reading } from "./sentences.ts";

const silentEnding = /es?$/;
/** Groups that sound as one syllable. */
const vowels = /[aeiouyàâäéèêëîïôöùûüÿœæ]+/g;
/** The silent "u" of "qu" and "gu", and the silent "a" of "août". */
const silent = /(?<=q)u|(?<=g)u(?=[eiéèêîy])|a(?=oû)/g;
/** A "y" between vowels, as in "payer", which begins a syllable as a consonant does. */
const consonantY = /(?<=[aeoué])y(?=[aeoué])/g;
/** Two vowels of one group that belong to two syllables. */
const apart = /é[aeoiu]|[aoue][éèïë]|(?<=[bcdfgpt][lr])i(?=[aeoé])|a[ïüo]|oa/g;

/** Estimated number of syllables of a word, at least one for every part of a compound. */
function frenchSyllables(word: string): number {
  const parts = word
    .toLowerCase()
    .replaceAll(/^(?:[dlnsjmtc]|qu|lorsqu|puisqu)[’']/g, "")
    .split(/[^a-zàâäçéèêëîïôöùûüÿœæ]+/)
    .filter((part) => part !== "");
  const sum = parts.reduce((total, part) => {
    const spoken = part.replaceAll(silent, "").replaceAll(consonantY, "j");
    const ended = spoken.length > 2 ? spoken.replace(silentEnding, "") : spoken;
    const groups = ended.match(vowels)?.length ?? 0;
    return total + Math.max(1, groups + (ended.match(apart)?.length ?? 0));
  }, 0);
  return Math.max(1, sum);
}

/** Measures blocks of text together. */
export function easeOf(blocks: readonly string[]): Reading {
  const sentences = sentencesOf(blocks);
  const words = sentences.flat();
  if (words.length === 0) return { score: undefined, words: 0, sentences: 0 };
  const spoken = words.reduce((sum, word) => sum + frenchSyllables(word), 0);
  const score = 207 - 1.015 * (words.length / sentences.length) - 73.6 * (spoken / words.length);
  return { score, words: words.length, sentences: sentences.length };
}
