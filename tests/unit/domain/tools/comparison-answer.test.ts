import { describe, expect, test } from "vitest";
import { comparedFields } from "#domain/tools/comparison-inputs.ts";
import { comparison } from "./every-tool.ts";
import vectors from "./vectors.json" with { type: "json" };

const { answer } = comparison;
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-compare"];
const quotes = [
  { name: "A", premium: 1565, deductible: 1000 },
  { name: "B", premium: 1420, deductible: 2500, fees: 60 },
  { name: "C", premium: 1610, deductible: 500 },
];
const home = { province: "ON", line: "home", quotes, sameCoverage: true };

describe("V-compare", () => {
  const found = () => answer(home);
  test("cost and expected cost", () => {
    expect(found().quotes.map(({ cost }) => Math.round(cost * 100) / 100)).toEqual(vector.cost);
    expect(found().quotes.map(({ expected }) => Math.round(expected * 100) / 100)).toEqual(vector.expected);
  });

  test("equal coverage is a condition until the visitor confirms it", () => {
    expect(answer({ ...home, sameCoverage: null })).toMatchObject({
      headline: { key: "cheapest", quote: 3, coverageKnown: false },
      restsOn: ["province", "quotes", "line", "frequency", "quotes.fees"],
    });
    expect(answer({ ...home, sameCoverage: false })).toMatchObject({
      headline: { key: "notComparable", differences: 0 },
      flipPoints: [],
    });
    expect(answer({ ...home, province: null }).headline).toEqual({ key: "chooseProvince" });
  });

  test("break-even between two quotes", () => {
    expect(found().flipPoints[0]).toEqual({ one: 1, other: 2, frequency: expect.closeTo(vector.flipAB, 4) });
  });
});

describe("special cases", () => {
  test("fewer than two quotes with a premium", () => {
    for (const few of [[], [quotes[0]], [quotes[0], { name: "no price" }]]) {
      const found = answer({ ...home, quotes: few });
      expect(found.headline).toEqual({ key: "needTwoQuotes" });
      expect(found.charts).toEqual([]);
    }
  });

  test("a quote without a premium keeps its number", () => {
    const found = answer({ ...home, quotes: [{ name: "no price" }, quotes[0], quotes[1]] });
    expect(found.headline).toEqual({ key: "premiumMissing", quote: 1, name: "no price" });
    const others = answer({ ...home, quotes: [{}, quotes[0], quotes[1]] });
    expect(others.headline.key).toBe("cheapest");
    expect(others.quotes.map(({ ordinal }) => ordinal)).toEqual([2, 3]);
  });

  test("coverage differs, for each field", () => {
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

  test("a field of another line is ignored; an empty one is reported", () => {
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

  test("a deductible entered for one quote only is missing, not zero, in the other", () => {
    const one = { ...home, quotes: [quotes[0], { name: "B", premium: 1420 }] };
    expect(answer(one)).toMatchObject({ headline: { key: "deductibleMissing", quote: 2, name: "B" }, flipPoints: [] });
    // The deductible may come first or last, in the cheaper quote or in the dearer one.
    for (const mixed of [
      [{ premium: 1565, deductible: 1000 }, { premium: 1420 }],
      [{ premium: 1420 }, { premium: 1565, deductible: 1000 }],
      [{ premium: 1420, deductible: 1000 }, { premium: 1565 }],
      [{ premium: 1565 }, { premium: 1420, deductible: 1000 }],
    ]) {
      const found = answer({ ...home, quotes: mixed });
      expect(found.flipPoints).toEqual([]);
      expect(keys(found.warnings)).toEqual(["oneClaimRate"]);
    }
    const none = { ...home, quotes: [{ premium: 1565 }, { premium: 1420 }] };
    expect(answer(none).headline).toEqual({ key: "deductibleMissing", quote: 1, name: "" });
    expect(answer({ ...none, line: "life" }).headline).toMatchObject({ key: "cheapest", quote: 2 });
  });

  test("equal prices", () => {
    expect(answer({ ...home, quotes: [quotes[0], quotes[0]] }).headline).toEqual({ key: "same", coverageKnown: true });
  });

  test("one quote is always better, in either order", () => {
    const good = { premium: 1000, deductible: 500 };
    const bad = { premium: 1100, deductible: 1000 };
    const compared = (...both: readonly object[]) => answer({ ...home, quotes: both });
    expect(compared(good, bad).warnings).toContainEqual({ key: "alwaysWins", better: 1, worse: 2 });
    expect(compared(bad, good).warnings).toContainEqual({ key: "alwaysWins", better: 2, worse: 1 });
    expect(compared(bad, good).flipPoints).toEqual([]);
    const dear = { ...good, premium: 2000 };
    for (const found of [compared(good, dear), compared(dear, good), compared(good, good)])
      expect(found).toMatchObject({ flipPoints: [], warnings: [{ key: "oneClaimRate" }] });
  });
});

const twice = <Quote>(quote: Quote) => [quote, quote];

test("no cost is calculated before it can be compared, or without the province's tax", () => {
  const [first, second] = quotes;
  const open = [
    { ...home, quotes: [first] },
    { ...home, quotes: [first, { ...second, deductible: null }] },
    { ...home, province: null },
    { ...home, province: null, sameCoverage: false },
  ];
  for (const entries of open) {
    const { working, charts, flipPoints, quotes: costs, sensitivity } = answer(entries);
    expect([working, charts, flipPoints, costs, sensitivity]).toEqual([[], [], [], [], []]);
  }
  // Quotes that aren't comparable have their prices, but no deductibles to expect while one is unknown.
  const unlike = answer({ ...home, sameCoverage: false, quotes: [first, { ...second, deductible: null }] });
  expect(new Set(keys(unlike.working))).toEqual(new Set(["cost"]));
  expect(unlike.charts).toEqual([]);
});

describe("unit price", () => {
  test("of a house and of a life", () => {
    const house = answer({ ...home, quotes: twice({ premium: 1000, dwellingLimit: 500_000, deductible: 500 }) });
    expect(house.quotes[0]?.unitPrice).toBeCloseTo(2.16, 8);
    expect(house.working.at(-1)).toMatchObject({ key: "unitPrice", unit: "CAD/1000" });
    const life = answer({ province: "ON", line: "life", quotes: twice({ premium: 400, amount: 500_000 }) });
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
    const found = answer({ province: "ON", line, quotes: twice({ premium: 400, deductible: 0, ...fields }) });
    expect(found.quotes[0]?.unitPrice).toBeNull();
  });
});

test("without a tax rate, tax is omitted with a note", () => {
  const found = answer({ ...home, province: "NU" });
  expect(found.quotes[0]?.cost).toBe(1565);
  expect(found.warnings).toContainEqual({ key: "taxUnknown", why: "notFound" });
  expect(answer({ line: "travel", province: "MB", quotes: [] }).warnings).toContainEqual({
    key: "taxUnknown",
    why: "taxedInPart",
  });
});

test("every compared field is an input", () => {
  for (const field of Object.values(comparedFields).flat())
    expect(comparison.inputs.quotes.fields).toHaveProperty(field);
});

test("an empty field is not a difference", () => {
  const car = { premium: 1000, deductible: 500 };
  const found = answer({ line: "auto", province: "ON", quotes: [{ ...car, injuryOptions: "standard" }, car] });
  expect(found.differences).toEqual([]);
  expect(found.warnings).toContainEqual({ key: "notFilledIn", fields: 1 });
});

test("with equal prices, the break-even is zero claims, and neither quote is always better", () => {
  const quote = { premium: 100, deductible: 0 };
  const found = answer({ line: "travel", province: "ON", quotes: [quote, { ...quote, deductible: 500 }] });
  expect(found.flipPoints).toEqual([{ one: 1, other: 2, frequency: 0 }]);
  expect(keys(found.warnings)).toContain("oneClaimRate");
  expect(keys(found.warnings)).not.toContain("alwaysWins");
});
