import { expect, test } from "vitest";
import { phrase, type Phrases } from "#domain/tools/tool-words.ts";

interface Numbers {
  readonly tooLow: { readonly by: number };
}

const phrases: Phrases<Numbers> = { tooLow: ({ by }) => `Too low by ${by}` };

test("a remark is said in its words, with its numbers", () => {
  expect(phrase(phrases, { key: "tooLow", by: 5 })).toBe("Too low by 5");
});

test("a remark without words is a mistake in the tool, and says which", () => {
  const fewer: Partial<typeof phrases> = {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the types rule out is what is tried
  expect(() => phrase(fewer as typeof phrases, { key: "tooLow", by: 5 })).toThrow('There are no words for "tooLow".');
});
