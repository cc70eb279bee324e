import { describe, expect, test } from "vitest";
import { termPriceFor, type TermPriceColumn } from "#domain/term-price.ts";

const columns: readonly TermPriceColumn[] = [
  {
    amount: 250_000,
    rows: [{ age: 30, price: { man: 18, woman: 14 } }],
  },
  {
    amount: 1_000_000,
    rows: [
      { age: 30, price: { man: 52, woman: 35 } },
      { age: 40, price: { man: 84, woman: 60 } },
    ],
  },
];

describe("the published price of a term policy", () => {
  test("for a published amount and age", () => {
    expect(termPriceFor(columns, 30, 1_000_000)).toEqual({
      age: 30,
      publishedFor: 1_000_000,
      published: { man: 52, woman: 35 },
      scaled: { man: 52, woman: 35 },
    });
  });

  test("for another amount, in proportion to the nearest published one", () => {
    expect(termPriceFor(columns, 32, 1_555_000)).toMatchObject({
      age: 30,
      publishedFor: 1_000_000,
      scaled: { man: expect.closeTo(80.86, 2), woman: expect.closeTo(54.425, 6) },
    });
    expect(termPriceFor(columns, 30, 499_000)).toMatchObject({ publishedFor: 250_000 });
    expect(termPriceFor(columns, 30, 501_000)).toMatchObject({ publishedFor: 1_000_000 });
  });

  test("none for an age or an amount far from all published ones", () => {
    expect(termPriceFor(columns, 46, 1_000_000)).toBeNull();
    expect(termPriceFor(columns, 45, 2_000_000)).toMatchObject({ age: 40 });
    expect(termPriceFor(columns, 30, 124_000)).toBeNull();
    expect(termPriceFor(columns, 30, 2_001_000)).toBeNull();
    for (const none of [0, -1_000_000]) expect(termPriceFor(columns, 30, none)).toBeNull();
    expect(termPriceFor([], 30, 500_000)).toBeNull();
  });
});
