import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  claimCountSpread,
  credibilityFactor,
  deductibleBreakEvenYears,
  experienceRatedPremium,
  fullCredibilityClaims,
  grossLifePremium,
  grossPropertyPremium,
  illustrativeShape,
  lossFrequency,
  netSinglePremium,
  survivalCurve,
} from "#domain/actuarial.ts";
import { partsOf } from "../../../scripts/build/prose-parts.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const dollars = fc.double({ min: 0, max: 10_000_000, noNaN: true });
const loading = fc.double({ min: 0, max: 0.9, noNaN: true });

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function survivorsAt(age: number): number {
  const point = survivalCurve().find((each) => each.age === age);
  if (point === undefined) throw new Error(`No age ${age} in the curve`);
  return point.survivors;
}

describe("net single premium", () => {
  test.each([
    { deathProbability: 0.0012, sumInsured: 500_000, interestRate: 0, expected: 600 },
    { deathProbability: 0.0012, sumInsured: 500_000, interestRate: 0.04, expected: 576.923_076_923 },
    { deathProbability: 1, sumInsured: 100, interestRate: 0.25, expected: 80 },
    { deathProbability: 0, sumInsured: 500_000, interestRate: 0.04, expected: 0 },
  ])("is $expected for q=$deathProbability, sum $sumInsured, interest $interestRate", ({ expected, ...cover }) => {
    expect(netSinglePremium(cover)).toBeCloseTo(expected, 6);
  });

  test("leaves interest out unless told", () => {
    expect(netSinglePremium({ deathProbability: 0.5, sumInsured: 10 })).toBe(5);
  });

  test("never exceeds the sum insured, and interest only lowers it", () => {
    fc.assert(
      fc.property(share, dollars, share, (deathProbability, sumInsured, interestRate) => {
        const discounted = netSinglePremium({ deathProbability, sumInsured, interestRate });
        expect(discounted).toBeLessThanOrEqual(netSinglePremium({ deathProbability, sumInsured }));
        expect(discounted).toBeLessThanOrEqual(sumInsured);
      }),
    );
  });

  test.each([-0.1, 1.1, Number.NaN])("refuses the probability %s", (deathProbability) => {
    expect(() => netSinglePremium({ deathProbability, sumInsured: 1 })).toThrow(RangeError);
  });

  test("refuses a negative or endless sum", () => {
    expect(() => netSinglePremium({ deathProbability: 0.1, sumInsured: -1 })).toThrow(RangeError);
    expect(() => netSinglePremium({ deathProbability: 0.1, sumInsured: Infinity })).toThrow(RangeError);
  });
});

describe("gross premiums", () => {
  test.each([
    { net: 600, of: 0.3, expected: 857.142_857_143 },
    { net: 600, of: 0, expected: 600 },
    { net: 50, of: 0.5, expected: 100 },
  ])("a net life premium of $net with a loading of $of costs $expected", ({ net, of, expected }) => {
    expect(grossLifePremium(net, of)).toBeCloseTo(expected, 6);
  });

  test("the loading is a share of the gross premium", () => {
    fc.assert(
      fc.property(dollars, loading, (net, of) => {
        const gross = grossLifePremium(net, of);
        expect(gross - gross * of).toBeCloseTo(net, 3);
        expect(gross).toBeGreaterThanOrEqual(net);
      }),
    );
  });

  test("a loading that leaves nothing for claims is refused", () => {
    expect(() => grossLifePremium(600, 1)).toThrow(RangeError);
  });

  test.each([
    { expectedLosses: 700, fixedExpense: 60, variableExpenseShare: 0.2, profitShare: 0.05, expected: 1013.333_333_333 },
    { expectedLosses: 700, fixedExpense: 0, variableExpenseShare: 0, profitShare: 0, expected: 700 },
    { expectedLosses: 80, fixedExpense: 20, variableExpenseShare: 0.4, profitShare: 0.1, expected: 200 },
  ])("a property premium of $expected", ({ expected, ...parts }) => {
    expect(grossPropertyPremium(parts)).toBeCloseTo(expected, 6);
  });

  test("a property premium pays for losses, expense and profit exactly", () => {
    const small = fc.double({ min: 0, max: 0.4, noNaN: true });
    fc.assert(
      fc.property(dollars, dollars, small, small, (expectedLosses, fixedExpense, variableExpenseShare, profitShare) => {
        const premium = grossPropertyPremium({ expectedLosses, fixedExpense, variableExpenseShare, profitShare });
        const paidOut = expectedLosses + fixedExpense + premium * (variableExpenseShare + profitShare);
        expect(paidOut).toBeCloseTo(premium, 2);
      }),
    );
  });

  test("expense and profit that leave nothing for claims are refused", () => {
    const parts = { expectedLosses: 700, fixedExpense: 60, variableExpenseShare: 0.6, profitShare: 0.4 };
    expect(() => grossPropertyPremium(parts)).toThrow(RangeError);
  });
});

describe("law of large numbers", () => {
  test.each([
    { policies: 1000, frequency: 0.05, mean: 50, deviation: 6.892_024, variation: 0.137_840 },
    { policies: 100_000, frequency: 0.05, mean: 5000, deviation: 68.920_244, variation: 0.013_784 },
    { policies: 100, frequency: 0.5, mean: 50, deviation: 5, variation: 0.1 },
    { policies: 10, frequency: 1, mean: 10, deviation: 0, variation: 0 },
    { policies: 0, frequency: 0.05, mean: 0, deviation: 0, variation: 0 },
  ])("$policies policies at $frequency: $mean ± $deviation", ({ policies, frequency, mean, deviation, variation }) => {
    const spread = claimCountSpread(policies, frequency);
    expect(spread.mean).toBeCloseTo(mean, 6);
    expect(spread.standardDeviation).toBeCloseTo(deviation, 5);
    expect(spread.coefficientOfVariation).toBeCloseTo(variation, 5);
  });

  test("a hundred times the policies give a tenth of the relative spread", () => {
    const frequencies = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), frequencies, (policies, frequency) => {
        const few = claimCountSpread(policies, frequency).coefficientOfVariation;
        const many = claimCountSpread(policies * 100, frequency).coefficientOfVariation;
        expect(many * 10).toBeCloseTo(few, 8);
      }),
    );
  });

  test("refuses part of a policy", () => {
    expect(() => claimCountSpread(1.5, 0.05)).toThrow(RangeError);
  });
});

describe("credibility", () => {
  test("full credibility is 90 % sure of 5 %", () => {
    expect(Math.floor((1.645 / 0.05) ** 2)).toBe(fullCredibilityClaims);
  });

  test.each([
    { claims: 0, expected: 0 },
    { claims: 270, expected: 0.499_538 },
    { claims: 270.5, expected: 0.5 },
    { claims: 1082, expected: 1 },
    { claims: 50_000, expected: 1 },
  ])("$claims claims weigh $expected", ({ claims, expected }) => {
    expect(credibilityFactor(claims)).toBeCloseTo(expected, 6);
  });

  test("is a share and never falls with more claims", () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (claims, more) => {
        const weight = credibilityFactor(claims);
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(credibilityFactor(claims + more)).toBeGreaterThanOrEqual(weight);
        expect(credibilityFactor(claims + more)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("takes another standard, but not none", () => {
    expect(credibilityFactor(25, 100)).toBe(0.5);
    expect(() => credibilityFactor(25, 0)).toThrow(RangeError);
  });

  test.each([
    { credibility: 0, expected: 1200 },
    { credibility: 0.5, expected: 1050 },
    { credibility: 1, expected: 900 },
  ])("a weight of $credibility gives $expected", ({ credibility, expected }) => {
    expect(experienceRatedPremium({ ownPremium: 900, classPremium: 1200, credibility })).toBeCloseTo(expected, 6);
  });

  test("the blend lies between own and class premium", () => {
    fc.assert(
      fc.property(dollars, dollars, share, (ownPremium, classPremium, credibility) => {
        const blend = experienceRatedPremium({ ownPremium, classPremium, credibility });
        expect(blend).toBeGreaterThanOrEqual(Math.min(ownPremium, classPremium) - 1e-6);
        expect(blend).toBeLessThanOrEqual(Math.max(ownPremium, classPremium) + 1e-6);
      }),
    );
  });
});

describe("deductible break-even", () => {
  test.each([
    { extra: 500, saving: 90, expected: 5.555_556 },
    { extra: 500, saving: 500, expected: 1 },
    { extra: 0, saving: 90, expected: 0 },
  ])("$extra more against $saving a year takes $expected years", ({ extra, saving, expected }) => {
    expect(deductibleBreakEvenYears(extra, saving)).toBeCloseTo(expected, 6);
  });

  test("never breaks even without a saving", () => {
    expect(() => deductibleBreakEvenYears(500, 0)).toThrow(RangeError);
  });
});

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

  test("only falls, whatever its shape, and qx agrees with lx", () => {
    const shapes = fc.record({
      modalAge: fc.integer({ min: 60, max: 95 }),
      ageing: fc.double({ min: 0.05, max: 0.15, noNaN: true }),
      births: fc.constant(100_000),
    });
    fc.assert(
      fc.property(shapes, (shape) => {
        const curve = survivalCurve(shape);
        for (const [index, point] of curve.entries()) {
          const next = curve[index + 1];
          expect(point.deathProbability).toBeGreaterThan(0);
          expect(point.deathProbability).toBeLessThanOrEqual(1);
          if (next === undefined) continue;
          expect(next.survivors).toBeLessThan(point.survivors);
          expect(point.survivors * (1 - point.deathProbability)).toBeCloseTo(next.survivors, 6);
        }
      }),
    );
  });
});

describe("a shape under which nobody grows old", () => {
  test("has no survivors left to die, and still a chance for each age", () => {
    const curve = survivalCurve({ modalAge: 20, ageing: 1, births: 1000 });
    expect(curve.at(-1)).toEqual({ age: 100, survivors: 0, deathProbability: 1 });
    for (const { deathProbability } of curve) expect(deathProbability).toBeLessThanOrEqual(1);
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

describe("what cannot be is refused by name", () => {
  const life = { deathProbability: 0.1, sumInsured: 1, interestRate: 0 };
  const property = { expectedLosses: 1, fixedExpense: 1, variableExpenseShare: 0, profitShare: 0 };
  const rating = { ownPremium: 1, classPremium: 1, credibility: 1 };
  const shape = { modalAge: 80, ageing: 0.1, births: 1 };

  test.each([
    ["deathProbability must be between 0 and 1, not 2", () => netSinglePremium({ ...life, deathProbability: 2 })],
    ["sumInsured must be 0 or more, not -1", () => netSinglePremium({ ...life, sumInsured: -1 })],
    ["interestRate must be 0 or more, not Infinity", () => netSinglePremium({ ...life, interestRate: Infinity })],
    ["netPremium must be 0 or more, not NaN", () => grossLifePremium(Number.NaN, 0)],
    ["loading must be between 0 and 1, not -0.1", () => grossLifePremium(1, -0.1)],
    ["loading must leave something for claims", () => grossLifePremium(1, 1)],
    ["expectedLosses must be 0 or more, not -1", () => grossPropertyPremium({ ...property, expectedLosses: -1 })],
    ["fixedExpense must be 0 or more, not -1", () => grossPropertyPremium({ ...property, fixedExpense: -1 })],
    [
      "variableExpenseShare must be between 0 and 1, not 2",
      () => grossPropertyPremium({ ...property, variableExpenseShare: 2 }),
    ],
    ["profitShare must be between 0 and 1, not 2", () => grossPropertyPremium({ ...property, profitShare: 2 })],
    [
      "expense and profit must leave something for claims",
      () => grossPropertyPremium({ ...property, variableExpenseShare: 0.5, profitShare: 0.5 }),
    ],
    ["policies must be a whole number, not 1.5", () => claimCountSpread(1.5, 0.1)],
    ["policies must be a whole number, not -1", () => claimCountSpread(-1, 0.1)],
    ["frequency must be between 0 and 1, not 2", () => claimCountSpread(1, 2)],
    ["claims must be 0 or more, not -1", () => credibilityFactor(-1)],
    ["claimsForFullCredibility must be more than 0, not 0", () => credibilityFactor(1, 0)],
    ["claimsForFullCredibility must be more than 0, not Infinity", () => credibilityFactor(1, Infinity)],
    ["ownPremium must be 0 or more, not -1", () => experienceRatedPremium({ ...rating, ownPremium: -1 })],
    ["classPremium must be 0 or more, not -1", () => experienceRatedPremium({ ...rating, classPremium: -1 })],
    ["credibility must be between 0 and 1, not 2", () => experienceRatedPremium({ ...rating, credibility: 2 })],
    ["extraDeductible must be 0 or more, not -1", () => deductibleBreakEvenYears(-1, 1)],
    ["yearlySaving must be more than 0, not 0", () => deductibleBreakEvenYears(1, 0)],
    ["modalAge must be more than 0, not 0", () => survivalCurve({ ...shape, modalAge: 0 })],
    ["ageing must be more than 0, not 0", () => survivalCurve({ ...shape, ageing: 0 })],
    ["births must be more than 0, not 0", () => survivalCurve({ ...shape, births: 0 })],
    ["expectedClaims must be 0 or more, not -1", () => lossFrequency(-1, 2)],
    ["mostClaims must be a whole number, not 0.5", () => lossFrequency(1, 0.5)],
  ])("%s", (message, call) => {
    expect(call).toThrow(new RangeError(message));
  });
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

  const yearOfLife = { deathProbability: 0.0012, sumInsured: 500_000 };
  const propertyYear = { fixedExpense: 60, variableExpenseShare: 0.2, profitShare: 0.05 };
  const expectedLosses = 0.05 * 14_000;
  const smallInsurer = claimCountSpread(1000, 0.05);
  const largeInsurer = claimCountSpread(100_000, 0.05);
  const overTwentyYears = lossFrequency(0.05 * 20, 2).map(({ probability }) => probability);
  const [noClaim = 0, oneClaim = 0, twoClaims = 0] = overTwentyYears;
  const fleetWeight = credibilityFactor(270);

  test.each([
    ...[40, 65, 85, 95].map((age) => ["fundamentals", whole.format(survivorsAt(age))] as const),
    ["fundamentals", whole.format(illustrativeShape.births)],
    ["fundamentals", percent(survivorsAt(84) / survivorsAt(65))],
    ["calculations", money(netSinglePremium(yearOfLife))],
    ["calculations", money(netSinglePremium({ ...yearOfLife, interestRate: 0.04 }))],
    ["calculations", `$600 ÷ 0.70 = ${money(grossLifePremium(netSinglePremium(yearOfLife), 0.3))}`],
    ["calculations", money(netSinglePremium(yearOfLife) * 1.3)],
    ["calculations", money(expectedLosses)],
    ["calculations", money(expectedLosses + propertyYear.fixedExpense)],
    ["calculations", `$760 ÷ 0.75 = ${money(grossPropertyPremium({ ...propertyYear, expectedLosses }))}`],
    ["risk-models", `${whole.format(smallInsurer.mean)} ± ${oneDecimal.format(smallInsurer.standardDeviation)}`],
    ["risk-models", percent(smallInsurer.coefficientOfVariation)],
    ["risk-models", `${whole.format(largeInsurer.mean)} ± ${whole.format(largeInsurer.standardDeviation)}`],
    ["risk-models", `${oneDecimal.format(largeInsurer.coefficientOfVariation * 100)}%`],
    ["risk-models", percent(noClaim)],
    ["risk-models", percent(oneClaim)],
    ["risk-models", percent(twoClaims)],
    ["risk-models", percent(1 - sum(overTwentyYears))],
    ["risk-models", whole.format(fullCredibilityClaims)],
    ["risk-models", fleetWeight.toFixed(2)],
    ["risk-models", money(experienceRatedPremium({ ownPremium: 900, classPremium: 1200, credibility: fleetWeight }))],
    ["gaming-the-system", oneDecimal.format(deductibleBreakEvenYears(500, 90))],
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
