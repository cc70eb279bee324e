import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { axisMarks, sampleEvenly } from "#widgets/tools/tool/charts/chart-layout.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("sampleEvenly", () => {
  test.each([
    { name: "24 months at 7 labels", length: 24, most: 7, expected: [0, 4, 8, 12, 16, 20, 23] },
    { name: "25 months at 7 labels", length: 25, most: 7, expected: [0, 4, 8, 12, 16, 20, 24] },
    { name: "no label that would stand close to the last", length: 22, most: 7, expected: [0, 4, 8, 12, 16, 21] },
    { name: "a label half a step before the last", length: 23, most: 7, expected: [0, 4, 8, 12, 16, 20, 22] },
    { name: "as many values as may be shown", length: 7, most: 7, expected: upTo(7) },
    { name: "one value too many", length: 8, most: 7, expected: [0, 2, 4, 6, 7] },
    { name: "no values", length: 0, most: 7, expected: [] },
    { name: "the two ends alone", length: 5, most: 2, expected: [0, 4] },
  ])("$name", ({ length, most, expected }) => {
    expect(sampleEvenly(upTo(length), most)).toEqual(expected);
  });

  test("a table of 30 rows sampled to 24 includes the last row", () => {
    expect(sampleEvenly(upTo(30), 24).slice(-3)).toEqual([26, 28, 29]);
  });

  test("the first and last rows are kept, in order and within the limit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 2, max: 40 }), (length, most) => {
        const shown = sampleEvenly(upTo(length), most);
        expect(shown.length).toBeLessThanOrEqual(most);
        expect([shown[0], shown.at(-1)]).toEqual([0, length - 1]);
        expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other));
      }),
    );
  });
});

describe("axisMarks", () => {
  test.each([
    { name: "values above zero", values: [120, 437], expected: [0, 100, 200, 300, 400, 500] },
    { name: "values on both sides of zero", values: [-120, 860], expected: [-200, 0, 200, 400, 600, 800, 1000] },
    { name: "values below zero", values: [-5], expected: [-5, -4, -3, -2, -1, 0] },
    { name: "a value that is a mark itself", values: [800], expected: [0, 200, 400, 600, 800] },
    { name: "fractions", values: [1.2], expected: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2] },
    { name: "nothing but zero", values: [0, 0], expected: [0, 1] },
    { name: "no values", values: [], expected: [0, 1] },
  ])("$name", ({ values, expected }) => {
    expect(axisMarks(values)).toEqual(expected);
  });

  test("marks are few and evenly spaced, and span zero and every value", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), { minLength: 1 }), (values) => {
        const marks = axisMarks(values);
        const [low = NaN, next = NaN] = marks;
        const high = marks.at(-1) ?? NaN;
        expect(marks).toContain(0);
        expect(low).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(high).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(marks.length).toBeLessThanOrEqual(9);
        marks.forEach((mark, index) => expect(mark).toBeCloseTo(low + index * (next - low), 6));
      }),
    );
  });
});
