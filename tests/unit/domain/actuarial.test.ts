import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { illustrativeShape, lossFrequency, survivalCurve } from "#domain/actuarial.ts";
import { partsOf } from "../../../scripts/build/prose-parts.ts";

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function survivorsAt(age: number): number {
  const point = survivalCurve().find((each) => each.age === age);
  if (point === undefined) throw new Error(`No age ${age} in the curve`);
  return point.survivors;
}

describe("survival curve", () => {
  test("runs from birth to 100 and starts with everyone", () => {
    const ages = survivalCurve().map(({ age }) => age);
    expect(ages).toEqual(Array.from({ length: 101 }, (_, age) => age));
    expect(survivorsAt(0)).toBeCloseTo(illustrativeShape.births, 6);
  });

  test.each([
    // 100,000 · exp(e^−8.8 − e^(0.1·(x − 88))), by hand
    { age: 65, expected: 90_474 },
    { age: 88, expected: 36_793 },
    { age: 100, expected: 3615 },
  ])("about $expected reach $age", ({ age, expected }) => {
    expect(Math.round(survivorsAt(age))).toBe(expected);
  });

  test("only falls, and qx agrees with lx", () => {
    const curve = survivalCurve();
    for (const [index, point] of curve.entries()) {
      const next = curve[index + 1];
      expect(point.deathProbability).toBeGreaterThan(0);
      expect(point.deathProbability).toBeLessThanOrEqual(1);
      if (next === undefined) continue;
      expect(next.survivors).toBeLessThan(point.survivors);
      expect(point.survivors * (1 - point.deathProbability)).toBeCloseTo(next.survivors, 6);
    }
  });
});

describe("loss frequency", () => {
  test("is Poisson", () => {
    const probabilities = lossFrequency(1, 3).map(({ probability }) => probability);
    const expected = [1, 1, 1 / 2, 1 / 6].map((weight) => weight / Math.E);
    for (const [claims, probability] of probabilities.entries())
      expect(probability).toBeCloseTo(expected[claims] ?? 0, 12);
  });

  test("without risk, nobody claims", () => {
    expect(lossFrequency(0, 2).map(({ probability }) => probability)).toEqual([1, 0, 0]);
  });

  test("adds up to one and to the mean", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (expectedClaims) => {
        const points = lossFrequency(expectedClaims, 80);
        expect(sum(points.map(({ probability }) => probability))).toBeCloseTo(1, 9);
        expect(sum(points.map(({ claims, probability }) => claims * probability))).toBeCloseTo(expectedClaims, 9);
      }),
    );
  });
});

test.each([
  ["expectedClaims must be 0 or more, not -1", () => lossFrequency(-1, 2)],
  ["expectedClaims must be 0 or more, not NaN", () => lossFrequency(Number.NaN, 2)],
  ["expectedClaims must be 0 or more, not Infinity", () => lossFrequency(Infinity, 2)],
  ["mostClaims must be a whole number, not 0.5", () => lossFrequency(1, 0.5)],
  ["mostClaims must be a whole number, not -1", () => lossFrequency(1, -1)],
])("%s", (message, call) => {
  expect(call).toThrow(new RangeError(message));
});

describe("the numbers printed in the article", () => {
  const article = new URL("../../../src/content/en/blog/insurance-actuarial-tables-explained.md", import.meta.url);
  const parts = partsOf(readFileSync(article, "utf8"));

  /** What stands in the illustrative figures of one part of the article, in order. */
  function printed(part: string): readonly string[] {
    const text = parts.get(part) ?? "";
    return [...text.matchAll(/<Figure basis="illustrative">(.*?)<\/Figure>/g)].map(([, value = ""]) => value);
  }

  const whole = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 0 });
  const oneDecimal = new Intl.NumberFormat("en-CA", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const money = (amount: number) => `$${whole.format(amount)}`;
  const percent = (value: number) => `${whole.format(value * 100)}%`;

  /** A year of life insurance: the sum insured times the chance of dying in it. */
  const netPremium = 500_000 * 0.0012;
  const expectedLosses = 0.05 * 14_000;
  const fixedExpense = 60;
  /** Claims of a number of policies of which each has one in twenty years: binomial. */
  const claimsOf = (policies: number) => ({
    mean: policies * 0.05,
    standardDeviation: Math.sqrt(policies * 0.05 * 0.95),
  });
  const small = claimsOf(1000);
  const large = claimsOf(100_000);
  /** Claims for full credibility: nine times in ten within five percent. */
  const fullCredibility = (1.645 / 0.05) ** 2;
  const overTwentyYears = lossFrequency(0.05 * 20, 2).map(({ probability }) => probability);
  const [noClaim = 0, oneClaim = 0, twoClaims = 0] = overTwentyYears;
  const fleetWeight = Math.sqrt(270 / fullCredibility);

  test.each([
    ...[40, 65, 85, 95].map((age) => ["fundamentals", whole.format(survivorsAt(age))] as const),
    ["fundamentals", whole.format(illustrativeShape.births)],
    ["fundamentals", percent(survivorsAt(84) / survivorsAt(65))],
    ["calculations", money(netPremium)],
    ["calculations", money(netPremium / 1.04)],
    ["calculations", `$600 ÷ 0.70 = ${money(netPremium / 0.7)}`],
    ["calculations", money(netPremium * 1.3)],
    ["calculations", money(expectedLosses)],
    ["calculations", money(expectedLosses + fixedExpense)],
    ["calculations", `$760 ÷ 0.75 = ${money((expectedLosses + fixedExpense) / 0.75)}`],
    ["risk-models", `${whole.format(small.mean)} ± ${oneDecimal.format(small.standardDeviation)}`],
    ["risk-models", percent(small.standardDeviation / small.mean)],
    ["risk-models", `${whole.format(large.mean)} ± ${whole.format(large.standardDeviation)}`],
    ["risk-models", `${oneDecimal.format((large.standardDeviation / large.mean) * 100)}%`],
    ["risk-models", percent(noClaim)],
    ["risk-models", percent(oneClaim)],
    ["risk-models", percent(twoClaims)],
    ["risk-models", percent(1 - sum(overTwentyYears))],
    ["risk-models", whole.format(fullCredibility)],
    ["risk-models", fleetWeight.toFixed(2)],
    ["risk-models", money(900 * fleetWeight + 1200 * (1 - fleetWeight))],
    ["gaming-the-system", oneDecimal.format(500 / 90)],
    ["gaming-the-system", money(0.05 * 500)],
  ] as const)("%s prints %s", (part, value) => {
    expect(printed(part)).toContain(value);
  });

  test("what it says in words about the curve is true", () => {
    expect(survivorsAt(100) / survivorsAt(0)).toBeLessThan(0.05);
    const closest = survivalCurve().toSorted(
      (one, other) => Math.abs(one.deathProbability - 0.0012) - Math.abs(other.deathProbability - 0.0012),
    );
    expect(printed("calculations")).toContain(`age ${closest[0]?.age}`);
  });
});
