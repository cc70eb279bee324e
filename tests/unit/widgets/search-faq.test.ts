import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FaqSection } from "#domain/faq.ts";
import { countQuestions, searchFaq } from "#widgets/reading/faq-sections/search-faq.ts";

const sections: readonly FaqSection[] = [
  {
    id: "basics",
    title: "Basics",
    description: "",
    questions: [
      { id: "a", question: "What is a score?", answer: "A number. In Quebec it isn’t used for auto." },
      { id: "b", question: "Who keeps it?", answer: "Two bureaus." },
    ],
  },
  {
    id: "cards",
    title: "Cards",
    description: "",
    questions: [{ id: "c", question: "One card or two?", answer: "One score." }],
  },
];

const ids = (found: readonly FaqSection[]) => found.flatMap(({ questions }) => questions.map(({ id }) => id));

describe("searchFaq", () => {
  test.each([
    ["", ["a", "b", "c"]],
    ["   ", ["a", "b", "c"]],
    ["SCORE", ["a", "c"]],
    ["score card", ["c"]],
    ["quebec", ["a"]],
    ["isn't", ["a"]],
    ["bureaus", ["b"]],
    ["two bureaus", ["b"]],
    ["zeppelin", []],
    ["(", []],
  ])("%j finds %j", (search, expected) => {
    expect(ids(searchFaq(sections, search))).toEqual(expected);
  });

  test("a section without a match is omitted", () => {
    expect(searchFaq(sections, "bureaus").map(({ id }) => id)).toEqual(["basics"]);
  });

  test("more words never find more results", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), fc.string({ maxLength: 4 }), (one, other) => {
        const both = countQuestions(searchFaq(sections, `${one} ${other}`));
        expect(both).toBeLessThanOrEqual(countQuestions(searchFaq(sections, one)));
      }),
    );
  });
});
