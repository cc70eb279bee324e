import { describe, expect, test } from "vitest";
import { formatRounded, roundForDisplay } from "#domain/tools/round-for-display.ts";
import { sensitivityOf } from "#domain/tools/sensitivity.ts";

const values = { a: 10, b: 10, c: 10, d: 10, e: 10 };
type Id = keyof typeof values;
const weights: Record<Id, number> = { a: 1, b: -5, c: 0, d: 3, e: 2 };
const result = (of: typeof values) =>
  Object.entries(of).reduce((sum, [id, value]) => sum + value * weights[id as Id], 0);
const around = (input: Id, low: number, high: number) => ({
  input,
  low: { to: low, values: { ...values, [input]: low } },
  high: { to: high, values: { ...values, [input]: high } },
});

describe("sensitivityOf", () => {
  test("shows the three largest changes, in either direction", () => {
    const variations = [
      around("a", 9, 11),
      around("b", 9, 10),
      around("c", 0, 99),
      around("d", 10, 11),
      around("e", 8, 11),
    ];
    expect(sensitivityOf(values, variations, result)).toEqual([
      { input: "b", low: { to: 9, result: 15 }, high: { to: 10, result: 10 } },
      { input: "e", low: { to: 8, result: 6 }, high: { to: 11, result: 12 } },
      { input: "d", low: { to: 10, result: 10 }, high: { to: 11, result: 13 } },
    ]);
  });

  test("omits inputs without an effect", () => {
    expect(sensitivityOf(values, [around("c", 0, 99)], result)).toEqual([]);
  });
});

test.each([
  [0, 0],
  [4, 0],
  [5, 10],
  [9994, 9990],
  [9999.99, 10_000],
  [10_000, 10_000],
  [10_499, 10_000],
  [99_499, 99_000],
  [99_999, 100_000],
  [102_499, 100_000],
  [489_892, 490_000],
  [-489_892, -490_000],
  [-15, -20],
])("%d is shown as %d", (amount, shown) => {
  expect(roundForDisplay(amount)).toBe(shown);
});

test("an amount is formatted as rounded", () => {
  expect(formatRounded(-489_892)).toBe("−$490,000");
});
