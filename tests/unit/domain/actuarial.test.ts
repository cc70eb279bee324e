import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { illustrativeShape, lossFrequency, survivalCurve } from "#domain/actuarial.ts";

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function survivorsAt(age: number): number {
  const point = survivalCurve().find((each) => each.age === age);
  if (point === undefined) throw new Error(`No age ${age} in the curve`);
  return point.survivors;
}

describe("survival curve", () => {
  test("runs from birth to 100 and starts with all births", () => {
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

  test("never increases, and qx agrees with lx", () => {
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

  test("a frequency of zero has no claims", () => {
    expect(lossFrequency(0, 2).map(({ probability }) => probability)).toEqual([1, 0, 0]);
  });

  test("can list the chance of no claim alone", () => {
    expect(lossFrequency(0, 0)).toEqual([{ claims: 0, probability: 1 }]);
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
  /** Tabs start at level-1 headings. */
  const [, ...tabs] = readFileSync(article, "utf8").split(/^# /m);

  /** The illustrative figures of one tab of the article, in order. */
  function printed(name: string): readonly string[] {
    const text = tabs.find((tab) => tab.startsWith(`${name}\n`)) ?? "";
    return [...text.matchAll(/<Figure basis="illustrative">(.*?)<\/Figure>/g)].map(([, value = ""]) => value);
  }

  const whole = new Intl.NumberFormat("en-CA", { maximumFractionDigits: 0 });
  const oneDecimal = new Intl.NumberFormat("en-CA", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const money = (amount: number) => `$${whole.format(amount)}`;
  const percent = (value: number) => `${whole.format(value * 100)}%`;

  /** A year of life insurance: the sum insured times the probability of death in that year. */
  const netPremium = 500_000 * 0.0012;
  const expectedLosses = 0.05 * 14_000;
  const fixedExpense = 60;
  /** Binomial probability of claims among policies with one claim in twenty years each. */
  const claimsOf = (policies: number) => ({
    mean: policies * 0.05,
    standardDeviation: Math.sqrt(policies * 0.05 * 0.95),
  });
  const small = claimsOf(1000);
  const large = claimsOf(100_000);
  /** Claims for full credibility: within five percent with a probability of 90 percent. */
  const fullCredibility = (1.645 / 0.05) ** 2;
  const overTwentyYears = lossFrequency(0.05 * 20, 2).map(({ probability }) => probability);
  const [noClaim = 0, oneClaim = 0, twoClaims = 0] = overTwentyYears;
  const fleetWeight = Math.sqrt(270 / fullCredibility);

  test.each([
    ...[40, 65, 85, 95].map((age) => ["Fundamentals", whole.format(survivorsAt(age))] as const),
    ["Fundamentals", whole.format(illustrativeShape.births)],
    ["Fundamentals", percent(survivorsAt(84) / survivorsAt(65))],
    ["Calculations", money(netPremium)],
    ["Calculations", money(netPremium / 1.04)],
    ["Calculations", `$600 ÷ 0.70 = ${money(netPremium / 0.7)}`],
    ["Calculations", money(netPremium * 1.3)],
    ["Calculations", money(expectedLosses)],
    ["Calculations", money(expectedLosses + fixedExpense)],
    ["Calculations", `$760 ÷ 0.75 = ${money((expectedLosses + fixedExpense) / 0.75)}`],
    ["Risk Models", `${whole.format(small.mean)} ± ${oneDecimal.format(small.standardDeviation)}`],
    ["Risk Models", percent(small.standardDeviation / small.mean)],
    ["Risk Models", `${whole.format(large.mean)} ± ${whole.format(large.standardDeviation)}`],
    ["Risk Models", `${oneDecimal.format((large.standardDeviation / large.mean) * 100)}%`],
    ["Risk Models", percent(noClaim)],
    ["Risk Models", percent(oneClaim)],
    ["Risk Models", percent(twoClaims)],
    ["Risk Models", percent(1 - sum(overTwentyYears))],
    ["Risk Models", whole.format(fullCredibility)],
    ["Risk Models", fleetWeight.toFixed(2)],
    ["Risk Models", money(900 * fleetWeight + 1200 * (1 - fleetWeight))],
    ["Gaming the System", oneDecimal.format(500 / 90)],
    ["Gaming the System", money(0.05 * 500)],
  ] as const)("%s prints %s", (tab, value) => {
    expect(printed(tab)).toContain(value);
  });

  test("its sentences about the curve are true", () => {
    expect(survivorsAt(100) / survivorsAt(0)).toBeLessThan(0.05);
    const closest = survivalCurve().toSorted(
      (one, other) => Math.abs(one.deathProbability - 0.0012) - Math.abs(other.deathProbability - 0.0012),
    );
    expect(printed("Calculations")).toContain(`age ${closest[0]?.age}`);
  });
});
