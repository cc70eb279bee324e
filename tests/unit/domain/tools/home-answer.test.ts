import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { yearsToPayBack } from "#domain/tools/deductible-choice.ts";
import { answerHome, partialLoss } from "#domain/tools/home-answer.ts";
import { homeInputs } from "#domain/tools/home-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import vectors from "./vectors.json" with { type: "json" };

const today = "2026-11-22";
const answer = (entries: Record<string, unknown>, day: "2026-11-22" | "2027-01-01" = today) =>
  answerHome(readValues(homeInputs, entries), day);
const toronto = { province: "ON", ontarioArea: "gta", area: 1600, basement: 600 };
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-home"];
const [low, high] = vector.range.map((amount): unknown => expect.closeTo(amount, 2));

describe("V-home", () => {
  const house = answer({
    ...toronto,
    limit: 400_000,
    premium: 1140,
    altPremium: 1000,
    covers: ["earthquake"],
    savings: 50_000,
  });

  test("rebuilding", () => {
    expect(house.rebuild).toEqual({ low, middle: expect.closeTo(vector.mid, 2), high });
    expect(house.headline).toEqual({
      key: "probablyTooLow",
      low,
      high,
      limit: 400_000,
    });
    expect(partialLoss).toBe(100_000);
    expect(house.partialLossPayout).toBeCloseTo(vector.partialLossPayout, 2);
    expect(house.charts).toEqual([{ kind: "band", key: "rebuild", unit: "CAD", low, high, value: 400_000 }]);
  });

  test("deductible", () => expect(house.deductibleYears).toBeCloseTo(vector.deductibleYears, 4));

  test("earthquake", () => {
    expect(answer({ ...toronto, limit: 600_000, covers: ["earthquake"] }).quakeOutOfPocket).toBe(vector.quake);
    expect(answer({ ...toronto, limit: 600_000 }).quakeOutOfPocket).toBeNull();
    expect(answer({ ...toronto, covers: ["earthquake"] }).quakeOutOfPocket).toBeNull();
  });

  test("the working can be checked with a pocket calculator", () => {
    expect(house.working.map(({ key, expression, unit }) => [key, expression, unit])).toEqual([
      ["rebuildLow", "(1,600 + 600 × 0.35) × $210 × 1.15", "CAD"],
      ["rebuildHigh", "(1,600 + 600 × 0.35) × $285 × 1.25", "CAD"],
      ["rebuildMiddle", "($437,115 + $644,812.50) ÷ 2", "CAD"],
      ["partialLossPayout", "$100,000 × $400,000 ÷ (0.8 × $540,963.75)", "CAD"],
      ["premiumSaved", "($1,140 − $1,000) × 1.08", "CAD/year"],
      ["deductibleYears", "($2,500 − $1,000) ÷ $151.20", "years"],
      ["quakeOutOfPocket", "$400,000 × 15%", "CAD"],
    ]);
    expect(house.working[0]?.figures?.[0]?.basis).toBe("S214");
    expect(house.working[4]?.figures?.[0]?.basis).toBe("S57");
  });

  test("what would change it, what is missing, and where next", () => {
    expect(house.whatWouldChange.map(({ input }) => input)).toEqual(["ontarioArea", "basement", "area"]);
    expect(keys(house.warnings)).toEqual(["noSewer", "noOverland", "noBylaw"]);
    expect(house.mayNeedNone).toEqual([{ key: "noLawRequires" }]);
    expect(house.assumptions).toEqual([]);
    expect(house.nextSteps.map(({ tool }) => tool)).toEqual(["insurance-comparison-tool", "multi-policy-savings"]);
  });
});

describe("the verdict", () => {
  test.each([
    [437_114, "probablyTooLow"],
    [437_115, "inRange"],
    [644_812.5, "inRange"],
    [644_813, "probablyEnough"],
    [null, "rangeOnly"],
  ])("a limit of %s is %s", (limit, key) => expect(answer({ ...toronto, limit }).headline.key).toBe(key));

  test.each([
    [{}, { key: "chooseProvince" }],
    [{ province: "YT" }, { key: "askYourInsurer", because: "territory" }],
    [
      { province: "ON", build: "custom" },
      { key: "askYourInsurer", because: "custom" },
    ],
    [
      { province: "ON", dwelling: "condo" },
      { key: "notYourBuilding", dwelling: "condo" },
    ],
    [{ dwelling: "tenant" }, { key: "notYourBuilding", dwelling: "tenant" }],
  ])("%j", (entries, headline) => {
    const found = answer(entries);
    expect(found.headline).toEqual(headline);
    expect(found).toMatchObject({ rebuild: null, partialLossPayout: null, charts: [], whatWouldChange: [] });
  });

  test("a tenant may skip the building", () => {
    const tenant = answer({ dwelling: "tenant", covers: ["sewer", "overland"] });
    expect(tenant.mayNeedNone).toEqual([{ key: "tenantOrCondo", dwelling: "tenant" }]);
    expect(keys(tenant.warnings)).toEqual(["deductibleAboveSavings"]);
  });

  test("without saying where in Ontario the range spans both, and says so", () => {
    const ontario = answer({ province: "ON" });
    expect(ontario.rebuild).toMatchObject({ low: expect.closeTo(1600 * 145 * 1.15, 6), high: 1600 * 285 * 1.25 });
    expect(ontario.assumptions).toEqual([{ input: "ontarioArea", value: "other" }]);
    expect(answer({ province: "ON", ontarioArea: "other" }).rebuild?.high).toBe(1600 * 230 * 1.25);
  });

  test.each(["BC", "AB", "MB", "SK", "QC", "NS", "NB", "PE", "NL"])("%s has costs", (province) => {
    expect(answer({ province }).rebuild?.low).toBeGreaterThan(1600 * 100);
    expect(keys(answer({ province }).warnings).includes("borrowedCosts")).toBe(["SK", "NB", "PE"].includes(province));
  });
});

describe("warnings", () => {
  test("of old costs, shaking ground and unknown tax", () => {
    expect(answer({ province: "MB" }).warnings).toContainEqual({ key: "costsAreOld", year: "2022" });
    expect(keys(answer({ province: "BC" }).warnings)).toContain("noEarthquake");
    expect(keys(answer({ province: "QC" }).warnings)).toContain("noEarthquake");
    expect(keys(answer({ province: "AB" }).warnings)).not.toContain("noEarthquake");
    expect(keys(answer({ premium: 1000, altPremium: 900 }).warnings)).toContain("taxUnknown");
    expect(keys(answer({ premium: 1000 }).warnings)).not.toContain("taxUnknown");
    expect(keys(answer({ altPremium: 1000 }).warnings)).not.toContain("taxUnknown");
  });

  test("of a deductible that never pays, is not higher, or can't be paid", () => {
    expect(keys(answer({ premium: 1000, altPremium: 1000 }).warnings)).toContain("neverPays");
    expect(answer({ premium: 1000, altPremium: 1000 }).deductibleYears).toBeNull();
    expect(keys(answer({ premium: 1000, altPremium: 900 }).warnings)).not.toContain("neverPays");
    const lower = answer({ deductible: 2500, altDeductible: 2500, premium: 1000, altPremium: 900 });
    expect(lower.deductibleYears).toBeNull();
    expect(keys(lower.warnings)).toContain("alternativeNotHigher");
    expect(answer({ savings: 2499 }).warnings).toContainEqual({
      key: "deductibleAboveSavings",
      deductible: 2500,
      savings: 2499,
    });
    expect(keys(answer({ savings: 2500 }).warnings)).not.toContain("deductibleAboveSavings");
    expect(answer({ premium: 1000, altPremium: 900 }).deductibleYears).toBe(15);
  });

  test("all coverages held", () => {
    const covers = ["sewer", "overland", "earthquake", "bylaw"];
    expect(keys(answer({ province: "BC", covers, savings: 9000 }).warnings)).toEqual([]);
  });
});

test("Québec's tax of 2027 shortens the wait", () => {
  const entries = { province: "QC", premium: 1000, altPremium: 900 };
  expect(answer(entries).deductibleYears).toBeCloseTo(1500 / 109, 8);
  expect(answer(entries, "2027-01-01").deductibleYears).toBeCloseTo(1500 / 109.975, 8);
});

test("years to pay back", () => {
  expect(yearsToPayBack(1000, 2500, 0, 0)).toBeNull();
  expect(yearsToPayBack(1000, 2500, -5, 0)).toBeNull();
  expect(yearsToPayBack(2500, 1000, 100, 0)).toBe(0);
});

test("whatever is entered, numbers come out; a larger house never costs less", () => {
  fc.assert(
    fc.property(anyEntries(homeInputs), fc.constantFrom(...provinceCodes), (entries, province) => {
      const found = answer({ ...entries, province });
      expectFinite(found);
      const larger = answer({ ...entries, province, area: 10_000 });
      expect(larger.rebuild?.low ?? 0).toBeGreaterThanOrEqual(found.rebuild?.low ?? 0);
    }),
  );
});
