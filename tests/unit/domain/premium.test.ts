import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ageRange,
  coverageRanges,
  estimatePremium,
  fitToRange,
  premiumLines,
  type PremiumQuestion,
  type SliderRange,
} from "#domain/premium.ts";

const life = (coverage: number, age: number): PremiumQuestion => ({ line: "life", coverage, age });
const home = (coverage: number): PremiumQuestion => ({ line: "home", coverage });
const auto = (coverage: number): PremiumQuestion => ({ line: "auto", coverage });

const onSlider = ({ minimum, maximum, step }: SliderRange) =>
  fc.integer({ min: 0, max: (maximum - minimum) / step }).map((steps) => minimum + steps * step);

describe("slider ranges", () => {
  test("have the specified ends, steps and initial values", () => {
    expect(ageRange).toEqual({ minimum: 18, maximum: 80, step: 1, initial: 35 });
    expect(coverageRanges).toEqual({
      life: { minimum: 50_000, maximum: 1_000_000, step: 25_000, initial: 250_000 },
      home: { minimum: 100_000, maximum: 500_000, step: 10_000, initial: 250_000 },
      auto: { minimum: 100_000, maximum: 500_000, step: 10_000, initial: 250_000 },
    });
  });

  test.each([ageRange, ...premiumLines.map((line) => coverageRanges[line])])(
    "%o starts and ends on a step",
    (range) => {
      for (const value of [range.minimum, range.initial, range.maximum]) expect(fitToRange(value, range)).toBe(value);
    },
  );

  test.each([
    [0, 50_000],
    [-250_000, 50_000],
    [Number.NEGATIVE_INFINITY, 50_000],
    [49_999, 50_000],
    [62_499, 50_000],
    [62_500, 75_000],
    [260_000, 250_000],
    [999_999, 1_000_000],
    [1e15, 1_000_000],
    [Number.POSITIVE_INFINITY, 1_000_000],
  ])("life coverage of %d becomes %d", (typed, value) => {
    expect(fitToRange(typed, coverageRanges.life)).toBe(value);
  });
});

describe("estimatePremium", () => {
  test.each([
    ["life at its start", life(250_000, 35), 438],
    ["life, youngest and least", life(50_000, 18), 45],
    ["life, youngest and most", life(1_000_000, 18), 900],
    ["life, oldest and least", life(50_000, 80), 200],
    ["life, oldest and most", life(1_000_000, 80), 4000],
    ["life, a half dollar that binary fractions would round down", life(50_000, 23), 58],
    ["home at its start", home(250_000), 750],
    ["home, least", home(100_000), 300],
    ["home, most", home(500_000), 1500],
    ["auto at its start", auto(250_000), 5000],
    ["auto, least", auto(100_000), 2000],
    ["auto, most", auto(500_000), 10_000],
  ])("%s", (_, question, monthly) => {
    expect(estimatePremium(question).monthly).toBe(monthly);
  });

  test("shows the calculation, and any rounding", () => {
    expect(estimatePremium(life(250_000, 35)).working).toEqual([
      {
        step: "life",
        calculation: "$250,000 ÷ 1,000 × 3.5 × 0.5",
        amount: 437.5,
        per: "month",
      },
      { step: "rounding", calculation: "$437.50", amount: 438, per: "month" },
    ]);
    expect(estimatePremium(home(250_000)).working).toEqual([
      { step: "home", calculation: "$250,000 × 0.003", amount: 750, per: "month" },
    ]);
    expect(estimatePremium(auto(100_000)).working).toEqual([
      { step: "auto", calculation: "$100,000 × 0.02", amount: 2000, per: "month" },
    ]);
  });

  test("matches the owner's formula within rounding, everywhere on the sliders", () => {
    fc.assert(
      fc.property(onSlider(coverageRanges.life), onSlider(ageRange), (coverage, age) => {
        const { monthly, working } = estimatePremium(life(coverage, age));
        expect(Math.abs(monthly - (coverage / 1000) * (age / 10) * 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(monthly).toBe(working.at(-1)?.amount);
      }),
    );
    for (const [ask, factor] of [
      [home, 0.003],
      [auto, 0.02],
    ] as const) {
      fc.assert(
        fc.property(onSlider(coverageRanges.home), (coverage) => {
          expect(estimatePremium(ask(coverage)).monthly).toBe(Math.round(coverage * factor));
        }),
      );
    }
  });

  test("never decreases with age or coverage, and is in whole dollars", () => {
    fc.assert(
      fc.property(onSlider(coverageRanges.life), fc.integer({ min: 18, max: 79 }), (coverage, age) => {
        const { monthly } = estimatePremium(life(coverage, age));
        expect(Number.isInteger(monthly)).toBe(true);
        expect(estimatePremium(life(coverage, age + 1)).monthly).toBeGreaterThanOrEqual(monthly);
        expect(estimatePremium(life(coverage + 25_000, age)).monthly).toBeGreaterThan(monthly);
      }),
    );
  });
});
