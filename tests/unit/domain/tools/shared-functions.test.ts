import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";
import { afterTax, incomeTax } from "#domain/tools/income-tax.ts";
import { mortgageBalance, mortgagePayment } from "#domain/tools/mortgage.ts";
import { premiumTax, whyNoTax } from "#domain/tools/premium-tax.ts";
import { probateFee } from "#domain/tools/probate-fee.ts";
import { inTodaysDollars, realRate } from "#domain/tools/real-rate.ts";
import { earnedPension, hasPaidLongEnough, sicknessBenefit } from "#domain/tools/public-benefits.ts";
import { childrensBenefits, deathBenefit, survivorPension } from "#domain/tools/survivor-benefits.ts";
import vectors from "./vectors.json" with { type: "json" };

/** Equal to the cent, tolerating floating-point error at half a cent. */
const toTheCent = (actual: number | null, expected: number) => {
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThan(0.0051);
};

const provinceOf = (code: string) => {
  const found = provinceCodes.find((province) => province === code);
  if (!found) throw new Error(code);
  return found;
};

const anyProvince = fc.constantFrom(...provinceCodes);

describe("income tax", () => {
  // Two provinces differ from the specification since the Canada Revenue Agency's tables of July 2026: Newfoundland and
  // Labrador's basic amount is 13,094 (it was 11,188), and Prince Edward Island taxes 19 % from 142,520 and 20 % from 200,000.
  test.each(Object.entries(vectors.tax))("%s", (key, expected) => {
    const [code = "", income] = key.split(":");
    toTheCent(incomeTax(provinceOf(code), Number(income)), expected);
  });

  test.each(Object.entries(vectors.topRate))("top rate of %s", (code, expected) => {
    const rate = (incomeTax(provinceOf(code), 5_001_000) - incomeTax(provinceOf(code), 5_000_000)) / 1000;
    expect(Math.abs(rate - expected)).toBeLessThanOrEqual(0.0001);
  });

  test("is never negative, never falls as income rises, and never exceeds the income", () => {
    fc.assert(
      fc.property(
        anyProvince,
        fc.double({ min: 0, max: 2_000_000, noNaN: true }),
        fc.nat(100_000),
        (code, income, more) => {
          const tax = incomeTax(code, income);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(tax).toBeLessThanOrEqual(income);
          expect(incomeTax(code, income + more)).toBeGreaterThanOrEqual(tax);
          expect(afterTax(code, income)).toBe(income - tax);
        },
      ),
    );
  });

  test("the basic amounts decrease between their thresholds only", () => {
    const marginal = (code: ProvinceCode, income: number) => incomeTax(code, income + 1) - incomeTax(code, income);
    expect(marginal("MB", 199_998)).toBeCloseTo(0.29 + 0.174 + (0.14 * 1623) / 77_042, 6);
    expect(marginal("MB", 300_000)).toBeCloseTo(0.33 + 0.174 + (0.108 * 15_780) / 200_000, 6);
    expect(marginal("MB", 400_001)).toBeCloseTo(0.504, 6);
    expect(marginal("YT", 200_000)).toBeCloseTo(0.29 + 0.128 + (0.204 * 1623) / 77_042, 6);
    expect(marginal("AB", 15_000)).toBe(0);
  });
});

describe("pensions", () => {
  test("earned pensions", () => {
    expect(earnedPension({ pay: 80_000, age: 35, yearsPaid: 13 })).toBeCloseTo(vectors["V-life-1"].estRet, 2);
    expect(earnedPension({ pay: 74_600, age: 65, yearsPaid: 47 })).toBe(1507.65);
    expect(earnedPension({ pay: 37_300, age: 20, yearsPaid: 5 })).toBeCloseTo(1507.65 / 4, 8);
  });

  test.each([
    [24, 2, false],
    [24, 3, true],
    [35, 5, false],
    [35, 6, true],
    [60, 9, false],
    [60, 10, true],
  ])("at %d with %d years paid: %s", (age, yearsPaid, expected) => {
    expect(hasPaidLongEnough({ age, yearsPaid })).toBe(expected);
    const contributor = { pay: 80_000, age, yearsPaid };
    const survivor = { age: 40, hasChild: true, ownPension: 0 };
    expect(survivorPension("ON", contributor, survivor) > 0).toBe(expected);
    expect(childrensBenefits("ON", contributor, [5]) > 0).toBe(expected);
    expect(deathBenefit(contributor)).toBe(expected ? 2500 : 0);
  });

  const full = { pay: 100_000, age: 64, yearsPaid: 47 };

  test.each<[ProvinceCode, number, boolean, number]>([
    ["ON", 40, false, 803.54],
    ["ON", 64, true, 803.54],
    ["ON", 65, false, 904.59],
    ["QC", 44, false, 719.5],
    ["QC", 44, true, 1129.95],
    ["QC", 45, true, 1173.58],
    ["QC", 64, false, 1173.58],
    ["QC", 65, false, 881.48],
  ])("the maximum in %s at %d, with a child: %s", (province, age, hasChild, expected) => {
    expect(survivorPension(province, full, { age, hasChild, ownPension: 0 })).toBeCloseTo(expected, 2);
  });

  test("a small earned pension", () => {
    const small = { pay: 20_000, age: 50, yearsPaid: 20 };
    const earned = earnedPension(small);
    const survivor = { hasChild: false, ownPension: 0 };
    expect(survivorPension("ON", small, { ...survivor, age: 40 })).toBeCloseTo(238.17 + 0.375 * earned, 8);
    expect(survivorPension("ON", small, { ...survivor, age: 70 })).toBeCloseTo(0.6 * earned, 8);
    expect(survivorPension("QC", small, { ...survivor, age: 40 })).toBeCloseTo(156.34 + 0.375 * earned, 8);
    expect(survivorPension("QC", small, { ...survivor, age: 70 })).toBeCloseTo(0.6 * earned, 8);
  });

  test("a person's own pension is topped up to the combined maximum", () => {
    const survivor = { age: 70, hasChild: false };
    expect(survivorPension("ON", full, { ...survivor, ownPension: 100 })).toBeCloseTo(904.59, 2);
    expect(survivorPension("ON", full, { ...survivor, ownPension: 1000 })).toBeCloseTo(531.56, 2);
    expect(survivorPension("ON", full, { ...survivor, ownPension: 1600 })).toBe(0);
  });

  test("only children under 18 have a benefit", () => {
    expect(childrensBenefits("ON", full, [0, 17, 18, 24])).toBeCloseTo(2 * 307.81, 8);
    expect(childrensBenefits("QC", full, [3])).toBe(307.81);
  });

  test.each([
    [60_000, 635],
    [68_900, 729],
    [200_000, 729],
    [0, 0],
  ])("sickness benefit on %d", (pay, expected) => expect(sicknessBenefit(pay)).toBe(expected));
});

describe("money over time", () => {
  test("the specified rates", () => {
    expect(realRate(0.032)).toBeCloseTo(0.010774, 6);
    expect(realRate(0.044)).toBeCloseTo(0.022527, 6);
    expect(realRate(0.031)).toBeCloseTo(0.009794, 6);
    expect(inTodaysDollars(102.1, 1)).toBeCloseTo(100, 8);
    expect(inTodaysDollars(100, 0)).toBe(100);
  });

  const mortgage = { balance: 350_000, rate: 0.044, years: 25 };

  test("a mortgage compounds twice a year", () => {
    expect(Math.round(12 * mortgagePayment(mortgage))).toBe(23_013);
    expect(Math.round(mortgageBalance(mortgage, 10))).toBe(253_045);
    expect(mortgageBalance(mortgage, 0)).toBe(350_000);
    expect(mortgageBalance(mortgage, 24.999)).toBeGreaterThan(0);
    expect(mortgageBalance(mortgage, 25)).toBe(0);
  });

  test("without interest or years", () => {
    expect(mortgagePayment({ ...mortgage, years: 0 })).toBe(0);
    expect(mortgageBalance({ ...mortgage, years: 0 }, 0)).toBe(0);
    expect(mortgagePayment({ balance: 1200, rate: 0, years: 1 })).toBe(100);
    expect(mortgageBalance({ balance: 1200, rate: 0, years: 1 }, 0.5)).toBe(600);
  });
});

describe("probate", () => {
  test.each(
    Object.entries(vectors.probate).flatMap(([value, fees]) =>
      Object.entries(fees).map(([code, fee]) => [Number(value), provinceOf(code), fee] as const),
    ),
  )("%d in %s", (value, province, fee) => toTheCent(probateFee(province, value), fee));

  test("in all other provinces", () => {
    expect(probateFee("MB", 1_000_000)).toBe(0);
    expect(probateFee("NU", 1_000_000)).toBe(425);
    expect(probateFee("QC", 1_000_000, "notarial")).toBe(0);
    expect(probateFee("QC", 1_000_000, "other")).toBeNull();
    expect(probateFee("QC", 1_000_000)).toBeNull();
  });

  test("rounds up to thousands, and applies a band's rate up to its upper limit", () => {
    expect(probateFee("ON", 50_001)).toBe(15);
    expect(probateFee("ON", 51_000)).toBe(15);
    expect(probateFee("BC", 25_000)).toBe(0);
    expect(probateFee("BC", 25_001)).toBe(6);
    expect(probateFee("AB", 0)).toBe(35);
    expect(probateFee("NL", 1000)).toBe(60);
    expect(probateFee("NL", 1001)).toBeCloseTo(60.6, 8);
    expect(probateFee("NB", 20_000)).toBe(200);
    expect(probateFee("NB", 20_001)).toBe(205);
    expect(probateFee("NB", 100_001)).toBe(615);
    expect(probateFee("NT", 250_001)).toBe(435);
  });

  test("never falls as the estate grows", () => {
    fc.assert(
      fc.property(anyProvince, fc.nat(3_000_000), fc.nat(500_000), (province, value, more) => {
        const fee = probateFee(province, value);
        expect(probateFee(province, value + more) ?? 0).toBeGreaterThanOrEqual(fee ?? 0);
      }),
    );
  });
});

describe("premium tax", () => {
  const today = "2026-11-22";
  test.each<[ProvinceCode | null, Parameters<typeof premiumTax>[1], number | null]>([
    ["ON", "home", 0.08],
    ["ON", "auto", 0],
    ["ON", "travel", null],
    ["QC", "auto", 0.09],
    ["QC", "life", 0],
    ["NL", "business", 0.15],
    ["NL", "home", 0],
    ["NL", "auto", 0],
    ["NL", "life", 0],
    ["NL", "health", 0],
    ["MB", "home", 0],
    ["MB", "auto", 0],
    ["MB", "group", 0.07],
    ["MB", "travel", null],
    ["BC", "home", 0],
    ["MB", "business", null],
    ["YT", "home", null],
    ["NT", "home", null],
    ["NU", "home", null],
    [null, "home", null],
  ])("%s %s", (province, line, rate) => {
    const tax = premiumTax(province, line, today);
    expect(tax && tax.rate).toBe(rate);
  });

  test.each<[ProvinceCode | null, Parameters<typeof whyNoTax>[1], ReturnType<typeof whyNoTax>]>([
    [null, "home", "noProvince"],
    ["YT", "home", "notFound"],
    ["ON", "travel", "notFound"],
    ["MB", "travel", "taxedInPart"],
    ["MB", "business", "taxedInPart"],
  ])("%s %s has no single rate: %s", (province, line, why) => expect(whyNoTax(province, line)).toBe(why));

  test("Québec's rate depends on the day of payment", () => {
    expect(premiumTax("QC", "home", "2026-12-31")?.rate).toBe(0.09);
    expect(premiumTax("QC", "home", "2027-01-01")?.rate).toBe(0.09975);
    expect(premiumTax("ON", "home", "2027-01-01")?.rate).toBe(0.08);
  });
});
