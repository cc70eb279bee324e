import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerptOf, wordsIn } from "#site/search.ts";

const shown = (text: string, ...words: readonly string[]) =>
  excerptOf(text, (word) => words.includes(word.toLowerCase().replace(/s$/, "")))
    .map((run) => (run.isMatch ? `[${run.text}]` : run.text))
    .join("");

describe("wordsIn", () => {
  test.each([
    ["", []],
    [" – ", []],
    ["Term life, whole life.", ["Term", "life", "whole", "life"]],
    ["co-insurance", ["co", "insurance"]],
    ["l’assurance d'auto", ["l", "assurance", "d", "auto"]],
    ["Que\u0301bec\tauto", ["Que\u0301bec", "auto"]],
    ["70% of $500, or £4+", ["70", "of", "500", "or", "4"]],
    ["$1,200", ["1", "200"]],
    ["$750k–$1m", ["750k", "1m"]],
    ["½ + ½", ["½", "½"]],
    ["A+ or (A++)", ["A+", "or", "A++"]],
    ["AM+", ["AM"]],
  ])("%j has the words %j", (text, words) => {
    expect(wordsIn(text).map(({ word }) => word)).toEqual(words);
  });

  test("returns the start of each word", () => {
    expect(wordsIn("is $500")).toEqual([
      { word: "is", start: 0 },
      { word: "500", start: 4 },
    ]);
  });
});

const word = fc.constantFrom("flood", "Floods", "filler", "water-damage", "1.", "(a)", "…", "l'eau");

describe("excerptOf", () => {
  test("is an excerpt of about two lines, with exactly its matches marked", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 120 }), (words) => {
        const text = words.join(" ");
        const runs = excerptOf(text, (found) => /^floods?$/i.test(found));
        const inner = runs.filter((run) => run.text !== "… " && run.text !== " …");
        const joined = inner.map((run) => run.text).join("");
        expect(text).toContain(joined);
        expect(joined.length).toBeLessThanOrEqual(180);
        expect(inner.filter(({ isMatch }) => isMatch).length).toBe(joined.match(/\bfloods?\b/gi)?.length ?? 0);
        expect(inner.some(({ isMatch }) => isMatch)).toBe(/flood/i.test(text));
        for (const run of runs) {
          expect(run.text).not.toBe("");
          expect(run.isMatch).toBe(/^floods?$/i.test(run.text));
        }
      }),
    );
  });

  test.each([
    ["a short text, with its matches marked", "A flood, or Floods.", "A [flood], or [Floods]."],
    ["a single word that is too long", "a".repeat(400), "a".repeat(400)],
  ])("shown whole is %s", (_, text, whole) => expect(shown(text, "flood")).toBe(whole));

  test("an empty text has no excerpt", () => expect(excerptOf("", () => true)).toEqual([]));

  test("without a match the beginning is shown", () => {
    const text = "word ".repeat(100).trim();
    expect(shown(text, "other")).toMatch(/^word word.* …$/);
    expect(shown(text, "other").length).toBeLessThan(180);
  });

  test("a long text is cut around most of its matches, at word boundaries", () => {
    const text =
      `${"first flood. ".repeat(1)}${"filler ".repeat(60)}flood and flood and flood ${"filler ".repeat(60)}`.trim();
    expect(shown(text, "flood")).toMatch(/^… (filler )+\[flood\] and \[flood\] and \[flood\] (filler ?)+…$/);
  });

  test("of excerpts with equally many matches, the earliest is shown", () => {
    const filler = "filler ".repeat(60);
    expect(shown(`one flood ${filler}two flood ${filler}three flood`, "flood")).toMatch(/^one \[flood\] filler/);
  });

  test("a distant earlier match does not count", () => {
    const filler = "filler ".repeat(60);
    expect(shown(`flood and flood ${filler}flood ${filler}`, "flood")).toMatch(/^\[flood\] and \[flood\] filler/);
  });

  describe("exact limits", () => {
    test("two matches share an excerpt up to its length, and no farther", () => {
      const text = (length: number) =>
        `a flood ${"y".repeat(200)} flood ${"x".repeat(length - "flood  flood".length)} flood and the rest`;
      expect(shown(text(170), "flood")).toMatch(/^… \[flood\] x+ \[flood\] …$/);
      // No excerpt has two of them, so the earliest is shown.
      expect(shown(text(171), "flood")).toBe("a [flood] …");
    });

    test("a word that starts exactly 40 letters ahead of the match is shown", () => {
      const ahead = (length: number) => `${"x".repeat(100)} ${"y".repeat(length)} flood`;
      expect(shown(ahead(39), "flood")).toBe(`… ${"y".repeat(39)} [flood]`);
      expect(shown(ahead(40), "flood")).toBe("… [flood]");
    });

    test("a text of exactly 170 letters is shown whole, a longer one up to the last whole word", () => {
      const sentence = (length: number) => `${"x".repeat(100)} ${"y".repeat(length - 102)}.`;
      expect(shown(sentence(170), "flood")).toBe(sentence(170));
      expect(shown(sentence(171), "flood")).toBe(`${sentence(171).slice(0, 170)} …`);
      expect(shown(sentence(172), "flood")).toBe(`${"x".repeat(100)} …`);
    });
  });

  test("a match at the very end is shown to the end", () => {
    expect(shown(`${"filler ".repeat(60)}flood`, "flood")).toMatch(/\[flood\]$/);
  });
});
