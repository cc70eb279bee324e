import { expect, test } from "vitest";
import { isFigureBasis, isSourceId } from "#domain/figure.ts";

test.each(["S1", "S10", "S123"])("%s is a source and a basis", (text) => {
  expect(isSourceId(text)).toBe(true);
  expect(isFigureBasis(text)).toBe(true);
});

test.each(["site", "promise", "illustrative", "practice"])("%s is a basis and no source", (text) => {
  expect(isSourceId(text)).toBe(false);
  expect(isFigureBasis(text)).toBe(true);
});

test.each(["", "S", "s1", "S1a", "1S1", "S-1", "sites", "survey"])("%j is neither", (text) => {
  expect(isSourceId(text)).toBe(false);
  expect(isFigureBasis(text)).toBe(false);
});
