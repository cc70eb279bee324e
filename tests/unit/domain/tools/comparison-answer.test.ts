import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { answerComparison } from "#domain/tools/comparison-answer.ts";
import { comparedFields, comparisonInputs } from "#domain/tools/comparison-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import vectors from "./vectors.json" with { type: "json" };

const answer = (entries: Record<string, unknown>) =>
  answerComparison(readValues(comparisonInputs, entries), "2026-11-22");
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-compare"];
const quotes = [
  { name: "A", premium: 1565, deductible: 1000 },
  { name: "B", premium: 1420, deductible: 2500, fees: 60 },
  { name: "C", premium: 1610, deductible: 500 },
];
const home = { province: "ON", line: "home", quotes };

describe("V-compare", () => {
  const found = answer(home);
  test("cost and expected cost", () => {
    expect(found.quotes.map(({ cost }) => Math.round(cost * 100) / 100)).toEqual(vector.cost);
    expect(found.quotes.map(({ expected }) => Math.round(expected * 100) / 100)).toEqual(vector.expected);
    expect(found.headline).toEqual({
      key: "cheapest",
      quote: 3,
      expected: expect.closeTo(1788.8, 6),
      saving: expect.closeTo(1.4, 6),
    });
  });

  test("where two cost the same", () => {
    expect(found.flipPoints[0]).toEqual({ one: 1, other: 2, frequency: expect.closeTo(vector.flipAB, 4) });
    expect(found.flipPoints).toHaveLength(3);
    expect(keys(found.warnings)).toEqual(["oneClaimRate"]);
  });

  test("working and charts", () => {
    expect(found.working.map(({ key, ordinal, expression }) => [key, ordinal, expression])).toEqual([
      ["cost", 1, "$1,565 × 1.08 + $0"],
      ["expected", 1, "$1,690.20 + 0.1 × $1,000"],
      ["cost", 2, "$1,420 × 1.08 + $60"],
      ["expected", 2, "$1,593.60 + 0.1 × $2,500"],
      ["cost", 3, "$1,610 × 1.08 + $0"],
      ["expected", 3, "$1,738.80 + 0.1 × $500"],
      ["flipPoint", 2, "$96.60 ÷ $1,500"],
      ["flipPoint", 3, "−$48.60 ÷ −$500"],
      ["flipPoint", 3, "−$145.20 ÷ −$2,000"],
    ]);
    expect(found.charts.map(({ kind }) => kind)).toEqual(["bars", "line"]);
    expect(found.whatWouldChange).toEqual([
      {
        input: "frequency",
        low: { to: 0, result: expect.closeTo(1593.6, 6) },
        high: { to: 0.5, result: expect.closeTo(1988.8, 6) },
      },
    ]);
  });
});

describe("answers of their own", () => {
  test("fewer than two quotes with a premium", () => {
    for (const few of [[], [quotes[0]], [quotes[0], { name: "no price" }]]) {
      const found = answer({ ...home, quotes: few });
      expect(found.headline).toEqual({ key: "needTwoQuotes" });
      expect(found.charts).toEqual([]);
    }
  });

  test("a quote without a premium keeps its number", () => {
    const found = answer({ ...home, quotes: [{ name: "no price" }, quotes[0], quotes[1]] });
    expect(found.quotes.map(({ ordinal }) => ordinal)).toEqual([2, 3]);
  });

  test("not like for like, field by field", () => {
    const different = quotes.map((quote, index) => ({
      ...quote,
      liability: index * 1_000_000,
      sewer: "yes",
      contents: 5,
    }));
    const found = answer({ ...home, quotes: different });
    expect(found.headline).toEqual({ key: "notComparable", differences: 1 });
    expect(found.differences).toEqual(["liability"]);
  });

  test("a field of another line doesn't matter; one left open is said", () => {
    const open = [
      { ...quotes[0], term: 10, bylaw: "yes" },
      { ...quotes[1], term: 20 },
    ];
    const found = answer({ ...home, quotes: open });
    expect(found.differences).toEqual([]);
    expect(found.warnings).toContainEqual({ key: "notFilledIn", fields: 1 });
    expect(answer({ ...home, line: "life", quotes: open }).differences).toEqual(["term"]);
    expect(
      answer({ ...home, line: "life", quotes: [{ ...quotes[0], exclusions: "war" }, quotes[1]] }).warnings,
    ).toContainEqual({
      key: "notFilledIn",
      fields: 1,
    });
  });

  test("the same price", () => {
    expect(answer({ ...home, quotes: [quotes[0], quotes[0]] }).headline).toEqual({ key: "same" });
  });

  test("one that always wins, whichever comes first", () => {
    const good = { premium: 1000, deductible: 500 };
    const bad = { premium: 1100, deductible: 1000 };
    expect(answer({ ...home, quotes: [good, bad] }).warnings).toContainEqual({
      key: "alwaysWins",
      better: 1,
      worse: 2,
    });
    expect(answer({ ...home, quotes: [bad, good] }).warnings).toContainEqual({
      key: "alwaysWins",
      better: 2,
      worse: 1,
    });
    expect(answer({ ...home, quotes: [bad, good] }).flipPoints).toEqual([]);
    expect(answer({ ...home, quotes: [good, { ...good, premium: 2000 }] })).toMatchObject({ flipPoints: [] });
  });
});

describe("price of a unit", () => {
  test("of a house and of a life", () => {
    const house = answer({ ...home, quotes: [{ premium: 1000, dwellingLimit: 500_000 }] });
    expect(house.quotes[0]?.unitPrice).toBeCloseTo(2.16, 8);
    expect(house.working.at(-1)).toMatchObject({ key: "unitPrice", unit: "CAD/1000" });
    const life = answer({ province: "ON", line: "life", quotes: [{ premium: 400, amount: 500_000 }] });
    expect(life.quotes[0]?.unitPrice).toBe(80);
    expect(life.working.at(-1)).toMatchObject({ key: "unitPrice", unit: "CAD/100000" });
    expect(keys(life.warnings)).toEqual([]);
  });

  test.each([
    ["home", { dwellingLimit: 0 }],
    ["home", { amount: 5 }],
    ["auto", { dwellingLimit: 5, amount: 5 }],
    ["life", { dwellingLimit: 5 }],
    ["travel", { amount: 100_000 }],
  ])("%s %j has none", (line, fields) => {
    expect(answer({ province: "ON", line, quotes: [{ premium: 400, ...fields }] }).quotes[0]?.unitPrice).toBeNull();
  });
});

test("without a rate the tax is left out, and said", () => {
  const found = answer({ ...home, province: "NU" });
  expect(found.quotes[0]?.cost).toBe(1565);
  expect(keys(found.warnings)).toContain("taxUnknown");
});

test("every compared field is an input", () => {
  for (const field of Object.values(comparedFields).flat())
    expect(comparisonInputs.quotes.fields).toHaveProperty(field);
});

test("whatever is entered, numbers come out", () => {
  fc.assert(
    fc.property(anyEntries(comparisonInputs), fc.constantFrom(null, ...provinceCodes), (entries, province) => {
      expectFinite(answer({ ...entries, province }));
    }),
  );
});
