import { describe, expect, test } from "vitest";
import { excerptOf, foldWord } from "#domain/search.ts";

const shown = (text: string, ...words: readonly string[]) =>
  excerptOf(text, new Set(words))
    .map((run) => (run.isMatch ? `[${run.text}]` : run.text))
    .join("");

describe("foldWord", () => {
  test.each([
    ["Quebec", "quebec"],
    ["Policies", "policy"],
    ["deductibles", "deductible"],
    ["Business", "business"],
    ["gas", "gas"],
    ["analysis", "analysis"],
    ["bonus", "bonus"],
  ])("%s is compared as %s", (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });
});

describe("excerptOf", () => {
  test("a short text is shown whole, with its matches marked", () => {
    expect(shown("A higher deductible, or Deductibles.", "deductible")).toBe(
      "A higher [deductible], or [Deductibles].",
    );
  });

  test("without a match the beginning stands for the text", () => {
    const text = "word ".repeat(100).trim();
    expect(shown(text, "other")).toMatch(/^word word.* …$/);
    expect(shown(text, "other").length).toBeLessThan(180);
  });

  test("a long text is cut around where most matches stand, at whole words", () => {
    const text =
      `${"first flood. ".repeat(1)}${"filler ".repeat(60)}flood and flood and flood ${"filler ".repeat(60)}`.trim();
    expect(shown(text, "flood")).toMatch(/^… (filler )+\[flood\] and \[flood\] and \[flood\] (filler ?)+…$/);
  });

  test("an empty text has no excerpt", () => {
    expect(excerptOf("", new Set(["flood"]))).toEqual([]);
  });

  test("a match at the very end is shown to the end", () => {
    expect(shown(`${"filler ".repeat(60)}flood`, "flood")).toMatch(/\[flood\]$/);
  });
});
