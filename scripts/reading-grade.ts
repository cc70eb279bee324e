/*
 * Prints how hard every page's prose is to read, in English as a grade and in French as an ease: `npm run
 * reading-grade`, optionally with a part of the paths to select pages. The hardest come first.
 *
 * Syllables are estimated from spelling. A single word may be off by one; over a page the errors even out. Numbers and
 * signs have no syllables to count and are left out.
 */
import { createProcessor } from "@mdx-js/mdx";
import { sum } from "d3-array";
import { toString } from "mdast-util-to-string";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { textFiles } from "./pages/text-files.ts";

const markdownParser = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/**
 * The sentences of a prose file, paragraphs and list items, as their words. Headings, tables and lists of fragments,
 * such as checklists, are left out: the grade is defined for sentences, and fragments would lower it. The end of a block
 * ends its sentence, with or without a full stop.
 */
function sentencesOf(markdown: string): readonly (readonly string[])[] {
  const blocks: string[] = [];
  visit(markdownParser.parse(markdown), "paragraph", (paragraph) => void blocks.push(toString(paragraph).trim()));
  return blocks
    .filter((block) => /[.!?:]["”’)]?$/.test(block))
    .flatMap((block) => block.split(/(?<=[.!?][\s\u00A0]?["”’»)]?)\s+/))
    .map((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length > 0);
}

/** The Flesch–Kincaid grade (Kincaid and others, 1975): years of school that a text requires; 8 to 9 is plain English. */
const english = {
  language: "en",
  name: "grade",
  partsOf: (word: string) => word.replaceAll(/['’]/g, "").split(/[^a-z]+/),
  /** Without silent endings. */
  spoken: (part: string) =>
    part.replace(/(?:[^laeiouyscxzgh]es|[^dt]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0)).replace(/^y/, ""),
  vowels: /[aeiouy]{1,2}/g,
  /** Pairs that are pronounced separately in the words of this site ("premium", "liability", "client"). */
  apart: /(?<![tscgx])i[auo](?![uns])|lient/g,
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
    word.replaceAll(/^(?:[dlnsjmtc]|qu|lorsqu|puisqu)[’']/g, "").split(/[^a-zàâäçéèêëîïôöùûüÿœæ]+/),
  spoken: (part: string) =>
    part
      // The silent "u" of "qu" and "gu", and the silent "a" of "août".
      .replaceAll(/(?<=q)u|(?<=g)u(?=[eiéèêîy])|a(?=oû)/g, "")
      // A "y" between vowels, as in "payer", begins a syllable as a consonant does.
      .replaceAll(/(?<=[aeoué])y(?=[aeoué])/g, "j")
      .replace(/(?<=..)es?$/, ""),
  vowels: /[aeiouyàâäéèêëîïôöùûüÿœæ]+/g,
  /** As in "cré-er", "ou-bli-er". */
  apart: /é[aeoiu]|[aoue][éèïë]|(?<=[bcdfgpt][lr])i(?=[aeoé])|a[ïüo]|oa/g,
  score: (wordsPerSentence: number, syllablesPerWord: number) =>
    207 - 1.015 * wordsPerSentence - 73.6 * syllablesPerWord,
  beyondPlain: (ease: number) => 60 - ease,
};

/** The number of syllables: groups of vowels, and one more where two of them are pronounced separately. */
function syllablesOf(word: string, { partsOf, spoken, vowels, apart }: typeof english): number {
  const parts = partsOf(word.toLowerCase()).filter((part) => part !== "");
  const counts = parts.map((part) => {
    const heard = spoken(part);
    return Math.max(1, [...heard.matchAll(vowels), ...heard.matchAll(apart)].length);
  });
  return Math.max(1, sum(counts));
}

const wanted = process.argv.slice(2);
for (const rules of [english, french]) {
  const { language, name, score, beyondPlain } = rules;
  const root = `src/content/${language}/`;
  const rows = textFiles(`${root}**/*.md`)
    .map(({ file, text }) => ({ page: file.slice(root.length, -".md".length), sentences: sentencesOf(text) }))
    // A text without sentences has no score.
    .filter(({ page, sentences }) => sentences.length > 0 && wanted.every((part) => page.includes(part)))
    .map(({ page, sentences }) => {
      const words = sentences.flat();
      const perSentence = words.length / sentences.length;
      const perWord = sum(words.map((word) => syllablesOf(word, rules))) / words.length;
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
