import { describe, expect, test } from "vitest";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";
import { homeCostBands } from "#text/learn/home-insurance/cost-bands.ts";
import { lifePremiumRanges } from "#text/tools.ts";
import { checkAgainstGuide, comparePremium, type PremiumGuide } from "#domain/premium-guide.ts";
import type { PremiumQuestion } from "#domain/premium.ts";
import { verdicts } from "#words/premium.ts";
import { compareLifePremium, guideBasis } from "#widgets/tools/premium-calculator/guide-sentences.ts";

const guide: PremiumGuide = {
  termLife: lifePremiumRanges.term,
  homeBands: homeCostBands,
  autoRanges: autoAnnualRanges,
};

function check(question: PremiumQuestion, monthly: number, with_: PremiumGuide = guide) {
  const found = checkAgainstGuide(question, monthly, with_);
  if (found === undefined) throw new Error("The guide has no figure");
  const { figure, position } = found;
  return { guide: figure.guide, position, basis: guideBasis(figure), verdict: verdicts[position] };
}

describe("checkAgainstGuide", () => {
  test("life: compares with the site's range for term life", () => {
    const { guide: range, position, basis, verdict } = check({ line: "life", coverage: 250_000, age: 35 }, 438);
    expect(range).toEqual({ from: 20, to: 50 });
    expect(position).toBe("above");
    expect(basis).toBe("Our own guide puts term life at about $20 to $50 a month.");
    expect(verdict).toContain("It is not a quote.");
  });

  test.each([
    [100_000, "$300K", { from: 85, to: 120 }],
    [250_000, "$300K", { from: 85, to: 120 }],
    [390_000, "$300K", { from: 85, to: 120 }],
    [400_000, "$500K", { from: 105, to: 150 }],
    [500_000, "$500K", { from: 105, to: 150 }],
    [600_000, "$500K", { from: 105, to: 150 }],
    [900_000, "$1M+", { from: 180, to: 300 }],
  ])("home worth %d: the band of %s", (coverage, band, range) => {
    const found = check({ line: "home", coverage }, 750);
    expect(found.guide).toEqual(range);
    expect(found.basis).toContain(`a ${band} home`);
  });

  test("auto: compares with the provinces' yearly ranges, converted to months", () => {
    const found = check({ line: "auto", coverage: 250_000 }, 5000);
    expect(found.guide).toEqual({ from: 67, to: 292 });
    expect(found.basis).toBe(
      "Our own guide lists yearly premiums from $800 in Prince Edward Island to $3,500 in Ontario. Divided by 12, that is about $67 to $292 a month.",
    );
  });

  test("auto: the order of the provinces doesn't matter", () => {
    const ranges = guide.autoRanges.toReversed();
    expect(check({ line: "auto", coverage: 250_000 }, 5000, { ...guide, autoRanges: ranges })).toEqual(
      check({ line: "auto", coverage: 250_000 }, 5000),
    );
  });

  test("auto: among provinces with the same price, the first in the list is named", () => {
    const autoRanges = (["Ontario", "Quebec", "Manitoba"] as const).map((province) => ({
      slug: "ontario" as const,
      province,
      from: 1200,
      to: 2400,
    }));
    expect(check({ line: "auto", coverage: 250_000 }, 5000, { ...guide, autoRanges }).basis).toContain(
      "from $1,200 in Ontario to $2,400 in Ontario",
    );
  });

  test("no verdict presents the estimate as a quote", () => {
    for (const monthly of [10, 35, 500]) {
      expect(check({ line: "life", coverage: 250_000, age: 35 }, monthly).verdict).toMatch(/not a quote/);
    }
  });

  test("returns no comparison without figures", () => {
    const empty: PremiumGuide = { ...guide, homeBands: [], autoRanges: [] };
    expect(checkAgainstGuide({ line: "home", coverage: 250_000 }, 750, empty)).toBeUndefined();
    expect(checkAgainstGuide({ line: "auto", coverage: 250_000 }, 5000, empty)).toBeUndefined();
  });
});

test.each([
  [10, "is below"],
  [35, "falls inside"],
  [80, "is above"],
])("term life for $%d %s the guide's range", (monthly, position) => {
  expect(compareLifePremium("term", monthly, { from: 20, to: 50 })).toBe(
    `Our own guide puts term life at about $20 to $50 a month. This estimate ${position} that.`,
  );
});

test.each([
  [19.99, "below"],
  [20, "within"],
  [50, "within"],
  [50.01, "above"],
] as const)("$%d beside $20 to $50 is %s", (monthly, position) => {
  expect(comparePremium(monthly, { from: 20, to: 50 })).toBe(position);
});
