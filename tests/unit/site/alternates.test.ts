import { expect, test } from "vitest";
import { alternatesOf, translationOf } from "#site/alternates.ts";

test("an English page's translation is in French", () => {
  expect(translationOf("/learn")).toBe("/fr/guides");
});

test("a page's alternates are both languages, and English for any other", () => {
  expect(alternatesOf("/about")).toEqual([
    { hrefLang: "en-CA", address: "/about" },
    { hrefLang: "fr-CA", address: "/fr/a-propos" },
    { hrefLang: "x-default", address: "/about" },
  ]);
});
