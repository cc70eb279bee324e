import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import {
  defaultWeights,
  rankHomeInsurers,
  rankingCriteria,
  withWeight,
  type RankingWeights,
} from "#domain/home-ranking.ts";

const sumOf = (weights: RankingWeights) => rankingCriteria.reduce((sum, criterion) => sum + weights[criterion], 0);

const weights = (
  ...[financialStrength, claimsHandling, customerService, valueAndFeatures]: [number, number, number, number]
) => ({
  financialStrength,
  claimsHandling,
  customerService,
  valueAndFeatures,
});

/** Weights that a visitor can reach by moving sliders in sequence. */
const reachable = fc
  .array(fc.tuple(fc.constantFrom(...rankingCriteria), fc.integer({ min: 0, max: 100 })), { maxLength: 12 })
  .map((moves) =>
    moves.reduce<RankingWeights>(
      (current, [criterion, value]) => withWeight(current, criterion, value),
      defaultWeights,
    ),
  );

describe("withWeight", () => {
  test.each([
    ["an equal weight changes nothing", "claimsHandling", 30, weights(25, 30, 25, 20)],
    ["the others keep their proportions", "valueAndFeatures", 60, weights(13, 15, 12, 60)],
    ["everything on one", "claimsHandling", 100, weights(0, 100, 0, 0)],
    ["a weight of zero", "claimsHandling", 0, weights(36, 0, 36, 28)],
    ["above the end", "claimsHandling", 250, weights(0, 100, 0, 0)],
    ["below the end", "claimsHandling", -3, weights(36, 0, 36, 28)],
    ["a fraction is rounded", "valueAndFeatures", 20.4, weights(25, 30, 25, 20)],
    ["not a number changes nothing", "claimsHandling", Number.NaN, weights(25, 30, 25, 20)],
  ] as const)("%s", (_, criterion, value, expected) => {
    expect(withWeight(defaultWeights, criterion, value)).toEqual(expected);
  });

  test("weights of zero share the remainder evenly, earlier ones first", () => {
    expect(withWeight(weights(0, 100, 0, 0), "claimsHandling", 90)).toEqual(weights(4, 90, 3, 3));
  });

  test("weights are whole, add up to 100, and keep the set weight", () => {
    fc.assert(
      fc.property(
        reachable,
        fc.constantFrom(...rankingCriteria),
        fc.integer({ min: 0, max: 100 }),
        (current, criterion, value) => {
          const next = withWeight(current, criterion, value);
          expect(sumOf(next)).toBe(100);
          expect(next[criterion]).toBe(value);
          for (const each of rankingCriteria) {
            expect(Number.isInteger(next[each])).toBe(true);
            expect(next[each]).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  test("keeps the order of the other three weights", () => {
    fc.assert(
      fc.property(reachable, fc.integer({ min: 0, max: 99 }), (current, value) => {
        const next = withWeight(current, "claimsHandling", value);
        const others = rankingCriteria.filter((criterion) => criterion !== "claimsHandling");
        for (const one of others) {
          for (const other of others) {
            if (current[one] > current[other]) expect(next[one]).toBeGreaterThanOrEqual(next[other]);
          }
        }
      }),
    );
  });
});

describe("rankHomeInsurers", () => {
  test("the default weights give the published order and its three badges", () => {
    const ranked = rankHomeInsurers(homeInsurers, defaultWeights);
    expect(ranked.map(({ insurer }) => insurer.id)).toEqual(homeInsurers.map(({ id }) => id));
    expect(ranked.slice(0, 3).map(({ badges }) => badges)).toEqual([["first"], ["second"], ["best-value"]]);
    expect(ranked.slice(3).flatMap(({ badges }) => badges)).toEqual([]);
  });

  test("the total is the sum of score × weight", () => {
    const wawanesa = rankHomeInsurers(homeInsurers, defaultWeights).find(
      ({ insurer }) => insurer.id === "home-wawanesa",
    );
    expect(wawanesa?.total).toBe(89.3);
  });

  test("Best Value stays with the best value score, in addition to another badge if needed", () => {
    const [first] = rankHomeInsurers(homeInsurers, weights(0, 0, 0, 100));
    expect(first?.insurer.id).toBe("home-wawanesa");
    expect(first?.badges).toEqual(["first", "best-value"]);
  });

  test("equal totals keep their order", () => {
    const [one] = homeInsurers;
    if (one === undefined) throw new Error("no insurers");
    const twins = ["first", "second", "third"].map((id) => ({ ...one, id }));
    expect(rankHomeInsurers(twins, defaultWeights).map(({ insurer }) => insurer.id)).toEqual([
      "first",
      "second",
      "third",
    ]);
  });

  test("returns an empty ranking without insurers", () => {
    expect(rankHomeInsurers([], defaultWeights)).toEqual([]);
  });

  test("keeps every insurer, in descending order, with totals between its lowest and highest score", () => {
    fc.assert(
      fc.property(reachable, (current) => {
        const ranked = rankHomeInsurers(homeInsurers, current);
        expect(ranked.map(({ insurer }) => insurer.id).toSorted()).toEqual(homeInsurers.map(({ id }) => id).toSorted());
        expect(ranked.map(({ place }) => place)).toEqual(homeInsurers.map((_, index) => index + 1));
        for (const [index, { insurer, total }] of ranked.entries()) {
          const scores = Object.values(insurer.scores);
          expect(total).toBeGreaterThanOrEqual(Math.min(...scores));
          expect(total).toBeLessThanOrEqual(Math.max(...scores));
          expect(total).toBeLessThanOrEqual(ranked[index - 1]?.total ?? 100);
        }
      }),
    );
  });
});
