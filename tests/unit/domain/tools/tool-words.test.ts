import { expect, test } from "vitest";
import { phrase, type Phrases } from "#domain/tools/tool-words.ts";

interface Numbers {
  readonly tooLow: { readonly by: number };
}

const phrases: Phrases<Numbers> = { tooLow: ({ by }) => `Too low by ${by}` };

test("a remark is formatted with its numbers", () => {
  expect(phrase(phrases, { key: "tooLow", by: 5 })).toBe("Too low by 5");
});

test("a remark without words throws an error that names it", () => {
  const fewer: Partial<typeof phrases> = {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test covers input that the types exclude
  expect(() => phrase(fewer as typeof phrases, { key: "tooLow", by: 5 })).toThrow('There are no words for "tooLow".');
});
