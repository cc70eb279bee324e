/*
 * Prints how hard every page's prose is to read, in English as a grade and in French as an ease: `npm run
 * reading-grade`, optionally with a part of the paths to select pages. The hardest come first.
 *
 * Syllables are estimated from spelling. A single word may be off by one; over a page the errors even out. Numbers and
 * signs have no syllables to count and are left out.
 */
import { textFiles } from "./pages/text-files.ts";

/** Lines that aren't sentences: headings, tables, and component tags. */
const noSentence = /^\s*(?:#{1,6}\s|\||<[^>]*>\s*$)/;

/** Strips the markup from a block of Markdown. */
function plain(block: string): string {
  return block
    .replace(/<[^>]*>/g, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The sentences of a prose file, paragraphs and list items, as their words. Headings, tables and lists of fragments,
 * such as checklists, are left out: the grade is defined for sentences, and fragments would lower it. The end of a block
 * ends its sentence, with or without a full stop.
 */
function sentencesOf(markdown: string): readonly (readonly string[])[] {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split("\n")
    .map((line) => (noSentence.test(line) ? "" : line))
    .join("\n")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((block) => plain(block.replace(/^\s*(?:[-*]|\d+\.)\s+/, "")))
    .filter((block) => /[.!?:]["”’)]?$/.test(block))
    .flatMap((block) => block.split(/(?<=[.!?][\s\u00A0]?["”’»)]?)\s+/))
    .map((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length > 0);
}

/**
 * Groups of at most two vowels, without silent endings, plus the pairs that are pronounced separately in the words of
 * this site ("premium", "liability", "client").
 */
function englishSyllables(part: string): number {
  if (part.length <= 3) return part.length === 0 ? 0 : 1;
  const silentEnding = /(?:[^laeiouyscxzgh]es|[^dt]ed|[^laeiouy]e)$/;
  const spoken = part.replace(silentEnding, (ending) => ending.charAt(0)).replace(/^y/, "");
  const groups = spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0;
  const apart = part.match(/(?<![tscgx])i[auo](?![uns])|lient/g)?.length ?? 0;
  return Math.max(1, groups + apart);
}

/** Groups of vowels, with two of them apart where they are pronounced so ("cré-er", "ou-bli-er"). */
function frenchSyllables(part: string): number {
  const spoken = part
    // The silent "u" of "qu" and "gu", and the silent "a" of "août".
    .replaceAll(/(?<=q)u|(?<=g)u(?=[eiéèêîy])|a(?=oû)/g, "")
    // A "y" between vowels, as in "payer", begins a syllable as a consonant does.
    .replaceAll(/(?<=[aeoué])y(?=[aeoué])/g, "j");
  const ended = spoken.length > 2 ? spoken.replace(/es?$/, "") : spoken;
  const groups = ended.match(/[aeiouyàâäéèêëîïôöùûüÿœæ]+/g)?.length ?? 0;
  const apart = ended.match(/é[aeoiu]|[aoue][éèïë]|(?<=[bcdfgpt][lr])i(?=[aeoé])|a[ïüo]|oa/g)?.length ?? 0;
  return Math.max(1, groups + apart);
}

/** The Flesch–Kincaid grade (Kincaid and others, 1975): years of school that a text requires; 8 to 9 is plain English. */
const english = {
  language: "en",
  name: "grade",
  partsOf: (word: string) => word.split(/[^a-z'’]+/).map((part) => part.replace(/['’]/g, "")),
  syllables: englishSyllables,
  score: (wordsPerSentence: number, syllablesPerWord: number) =>
    0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
  /** How far a score is beyond that of plain language for adults. */
  beyondPlain: (grade: number) => grade - 9.95,
};

/** The ease by Kandel and Moles (1958), Flesch's formula for French: 60 to 70 is standard, below 50 is difficult. */
const french = {
  language: "fr",
  name: "ease",
  partsOf: (word: string) =>
    word
      .replaceAll(/^(?:[dlnsjmtc]|qu|lorsqu|puisqu)[’']/g, "")
      .split(/[^a-zàâäçéèêëîïôöùûüÿœæ]+/)
      .filter((part) => part !== ""),
  syllables: frenchSyllables,
  score: (wordsPerSentence: number, syllablesPerWord: number) =>
    207 - 1.015 * wordsPerSentence - 73.6 * syllablesPerWord,
  beyondPlain: (ease: number) => 60 - ease,
};

const wanted = process.argv.slice(2);
for (const { language, name, partsOf, syllables, score, beyondPlain } of [english, french]) {
  const root = `src/content/${language}/`;
  const syllablesOf = (word: string) =>
    Math.max(
      1,
      partsOf(word.toLowerCase()).reduce((sum, part) => sum + syllables(part), 0),
    );
  const rows = textFiles(`${root}**/*.md`)
    .map(({ file, text }) => ({ page: file.slice(root.length, -".md".length), sentences: sentencesOf(text) }))
    // A text without sentences has no score.
    .filter(({ page, sentences }) => sentences.length > 0 && wanted.every((part) => page.includes(part)))
    .map(({ page, sentences }) => {
      const words = sentences.flat();
      const perSentence = words.length / sentences.length;
      const perWord = words.reduce((sum, word) => sum + syllablesOf(word), 0) / words.length;
      return { page, words: words.length, perSentence, score: score(perSentence, perWord) };
    })
    .toSorted((one, other) => beyondPlain(other.score) - beyondPlain(one.score))
    .map(({ page, words, perSentence, score: found }) => ({
      [name]: Number(found.toFixed(1)),
      words,
      "per sentence": Number(perSentence.toFixed(1)),
      page: beyondPlain(found) > 0 ? `${page} (not plain)` : page,
    }));
  console.table(rows);
}
