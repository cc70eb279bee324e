import { describe, expect, test } from "vitest";
import { readingOf, syllables } from "../../../scripts/reading/flesch-kincaid.ts";
import { proseText } from "../../../scripts/reading/prose-text.ts";

describe("syllables", () => {
  test.each([
    ["you", 1],
    ["price", 1],
    ["house", 1],
    ["claims", 1],
    ["asked", 1],
    ["wanted", 2],
    ["houses", 2],
    ["insurer", 3],
    ["client", 2],
    ["policy", 3],
    ["premium", 3],
    ["period", 3],
    ["insurance", 3],
    ["deductible", 4],
    ["exclusion", 3],
    ["liability", 5],
    ["disability", 5],
    ["co-insurance", 4],
    ["don’t", 1],
  ])("%s has %i", (word, count) => {
    expect(syllables(word)).toBe(count);
  });
});

describe("readingOf", () => {
  test("follows the formula", () => {
    const { grade, words, sentences } = readingOf(["The cat sat. The dog ran."]);
    expect({ words, sentences }).toEqual({ words: 6, sentences: 2 });
    expect(grade).toBeCloseTo(0.39 * 3 + 11.8 * 1 - 15.59, 10);
  });

  test("gives longer sentences with longer words a higher grade", () => {
    const plain = readingOf(["You pay the first part. The insurer pays the rest."]);
    const legal = readingOf(["The indemnification obligation is conditional upon satisfaction of the deductible."]);
    expect(legal.grade).toBeGreaterThan((plain.grade ?? 0) + 8);
  });

  test("doesn't count numbers as words", () => {
    expect(readingOf(["It costs $1,250 a year."]).words).toBe(4);
  });

  test("has no grade for an empty text", () => {
    expect(readingOf([]).grade).toBeUndefined();
  });
});

describe("proseText", () => {
  test("keeps sentences and removes everything else", () => {
    const markdown = [
      "## A heading.",
      "",
      'Start with <Term id="deductible">the deductible</Term>, as **this** [guide](/learn) says.',
      "",
      '<Checklist title="Bring.">',
      "",
      "- Policy number",
      "- Receipts are proof. Keep them.",
      "",
      "</Checklist>",
      "",
      "| A | B |",
      "|---|---|",
      "| One. | Two. |",
    ].join("\n");
    expect(proseText(markdown)).toEqual([
      "Start with the deductible, as this guide says.",
      "Receipts are proof. Keep them.",
    ]);
  });
});
