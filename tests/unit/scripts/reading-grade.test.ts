import { describe, expect, test } from "vitest";
import { readingOf, syllables } from "../../../scripts/reading/flesch-kincaid.ts";
import { easeOf, frenchSyllables } from "../../../scripts/reading/kandel-moles.ts";
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
    const { score, words, sentences } = readingOf(["The cat sat. The dog ran."]);
    expect({ words, sentences }).toEqual({ words: 6, sentences: 2 });
    expect(score).toBeCloseTo(0.39 * 3 + 11.8 * 1 - 15.59, 10);
  });

  test("gives longer sentences with longer words a higher grade", () => {
    const plain = readingOf(["You pay the first part. The insurer pays the rest."]);
    const legal = readingOf(["The indemnification obligation is conditional upon satisfaction of the deductible."]);
    expect(legal.score).toBeGreaterThan((plain.score ?? 0) + 8);
  });

  test("doesn't count numbers as words", () => {
    expect(readingOf(["It costs $1,250 a year."]).words).toBe(4);
  });

  test("has no grade for an empty text", () => {
    expect(readingOf([]).score).toBeUndefined();
  });
});

describe("syllables in French", () => {
  test.each([
    ["eau", 1],
    ["vous", 1],
    ["prime", 1],
    ["guide", 1],
    ["août", 1],
    ["juin", 1],
    ["risque", 1],
    ["client", 2],
    ["payer", 2],
    ["crédit", 2],
    ["créer", 2],
    ["police", 2],
    ["Québec", 2],
    ["années", 2],
    ["assureur", 3],
    ["l’assurance", 3],
    ["employeur", 3],
    ["oublier", 3],
    ["rendez-vous", 3],
    ["indemnité", 4],
    ["réassurance", 4],
    ["aéroport", 4],
    ["invalidité", 5],
    ["responsabilité", 6],
  ])("%s has %i", (word, count) => {
    expect(frenchSyllables(word)).toBe(count);
  });
});

describe("easeOf", () => {
  test("follows the formula", () => {
    const { score, words, sentences } = easeOf(["Le chat dort. « Où est le chien ? » Il court."]);
    expect({ words, sentences }).toEqual({ words: 9, sentences: 3 });
    expect(score).toBeCloseTo(207 - 1.015 * 3 - 73.6 * 1, 10);
  });

  test("gives longer sentences with longer words less ease", () => {
    const plain = easeOf(["Vous payez la première part. L’assureur paie le reste."]);
    const legal = easeOf(["L’obligation d’indemnisation est conditionnelle à la satisfaction de la franchise."]);
    expect(legal.score).toBeLessThan((plain.score ?? 0) - 30);
  });

  test("has no ease for an empty text", () => {
    expect(easeOf([]).score).toBeUndefined();
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
