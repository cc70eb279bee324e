import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareGrades, ratingTone } from "#domain/rating.ts";

test.each([
  ["A+", "top"],
  ["A", "good"],
  ["A-", "good"],
  ["AA", "good"],
  ["A++", "good"],
  ["BAA", "good"],
  ["B+", "other"],
  ["B", "other"],
  ["C", "other"],
  ["", "other"],
  ["a+", "other"],
  ["Not rated", "other"],
  [null, "other"],
] as const)("ratingTone: %j is %s", (grade, tone) => {
  expect(ratingTone(grade)).toBe(tone);
});

describe("compareGrades", () => {
  test("sorts the strongest first and the unknown last", () => {
    expect(["B", "Not rated", "A", "A+", "AA", "A-", "B+"].toSorted(compareGrades)).toEqual([
      "AA",
      "A+",
      "A",
      "A-",
      "B+",
      "B",
      "Not rated",
    ]);
  });

  test("sorts unknown grades alphabetically", () => {
    expect(["Zeta", "Under review", "D", "Alpha", "Zeta"].toSorted(compareGrades)).toEqual([
      "D",
      "Alpha",
      "Under review",
      "Zeta",
      "Zeta",
    ]);
  });

  test("is a consistent order for any text", () => {
    const grade = fc.oneof(fc.constantFrom("A+", "A", "AA", "B", "D"), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(grade, grade, grade, (one, other, third) => {
        expect(Math.sign(compareGrades(one, other))).toBe(0 - Math.sign(compareGrades(other, one)));
        if (compareGrades(one, other) <= 0 && compareGrades(other, third) <= 0) {
          expect(compareGrades(one, third)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
