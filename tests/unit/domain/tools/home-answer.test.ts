import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { yearsToPayBack } from "#domain/tools/deductible-choice.ts";
import { partialLoss } from "#domain/tools/home-answer.ts";
import { home } from "./every-tool.ts";
import vectors from "./vectors.json" with { type: "json" };

const { answer } = home;
const deductibles = { deductible: 1000, altDeductible: 2500 };
const toronto = { province: "ON", ontarioArea: "gta", area: 1600, basement: 600 };
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-home"];
const [low, high] = vector.range.map((amount): unknown => expect.closeTo(amount, 2));

describe("V-home", () => {
  const house = () =>
    answer({
      ...toronto,
      limit: 400_000,
      appraisal: vector.mid,
      ...deductibles,
      premium: 1140,
      altPremium: 1000,
      covers: ["earthquake"],
      savings: 50_000,
    });

  test("rebuilding", () => {
    expect(house().rebuild).toEqual({ low, middle: expect.closeTo(vector.mid, 2), high });
    expect(partialLoss).toBe(100_000);
    expect(house().partialLossPayout).toBeCloseTo(vector.partialLossPayout, 2);
  });

  test("deductible", () => expect(house().deductibleYears).toBeCloseTo(vector.deductibleYears, 4));

  test("earthquake", () => {
    expect(answer({ ...toronto, limit: 600_000, covers: ["earthquake"] }).quakeOutOfPocket).toBe(vector.quake);
    expect(answer({ ...toronto, limit: 600_000 }).quakeOutOfPocket).toBeNull();
    expect(answer({ ...toronto, covers: ["earthquake"] }).quakeOutOfPocket).toBeNull();
  });
});

describe("the verdict", () => {
  test.each([
    [499_999, 500_000, "limitTooLow"],
    [500_000, 500_000, "limitEnough"],
    [400_000, null, "priceOfHouse"],
    [null, 500_000, "priceOfHouse"],
    [null, null, "priceOfHouse"],
  ])("a limit of %s beside an appraisal of %s is %s", (limit, appraisal, key) =>
    expect(answer({ ...toronto, limit, appraisal }).headline.key).toBe(key),
  );

  test("depends on the appraisal only, even without a known building cost", () => {
    expect(answer({ province: "YT", limit: 400_000, appraisal: 500_000 }).headline.key).toBe("limitTooLow");
    expect(answer({ ...toronto, limit: 400_000 }).partialLossPayout).toBeNull();
    expect(answer({ ...toronto, appraisal: 400_000 }).partialLossPayout).toBeNull();
    expect(answer({ dwelling: "tenant", limit: 400_000, appraisal: 500_000 }).partialLossPayout).toBeNull();
  });

  test.each([
    ["chooseProvince", {}, { dwelling: "house" }],
    ["chooseProvince", { dwelling: "condo" }, { dwelling: "condo" }],
    ["priceOfHouse", { province: "YT", area: 1600 }, { province: "YT", has: null }],
    ["priceOfHouse", { province: "ON", area: 1600, build: "custom" }, { province: "ON", has: null }],
    ["priceOfUnit", { province: "ON", dwelling: "condo" }, { dwelling: "condo", province: "ON", total: null }],
    ["priceOfUnit", { dwelling: "tenant" }, { dwelling: "tenant", province: null, total: null }],
  ])("%s: %j", (key, entries, rest) => {
    const found = answer(entries);
    expect(found.headline).toEqual({ key, ...rest });
    expect(found).toMatchObject({ rebuild: null, partialLossPayout: null, charts: [], sensitivity: [] });
  });

  test("a tenant skips the building, and gets no warning about hidden or empty fields", () => {
    for (const province of provinceCodes) {
      const tenant = answer({ dwelling: "tenant", province });
      expect(tenant.reasonsNotToBuy).toEqual([{ key: "tenantOrCondo", dwelling: "tenant", mustHoldLiability: false }]);
      expect(tenant.warnings).toEqual([]);
      expect(answer({ dwelling: "condo", province }).warnings).toEqual([]);
    }
  });

  test("the owner of a house gets no warning about empty fields either", () => {
    expect(answer({ dwelling: "house", province: "BC", savings: 0 }).warnings).toEqual([]);
    expect(answer({ premium: 1000, altPremium: 1000, altDeductible: 500 }).warnings).toEqual([]);
    for (const entries of [{ deductible: 1000 }, { ...deductibles, premium: 900 }, { ...deductibles, altPremium: 900 }])
      expect(answer(entries).warnings).toEqual([]);
  });

  test("without a region of Ontario the range spans both", () => {
    const ontario = answer({ province: "ON", area: 1600 });
    expect(ontario.rebuild).toMatchObject({ low: expect.closeTo(1600 * 145 * 1.15, 6), high: 1600 * 285 * 1.25 });
    expect(ontario.restsOn).toEqual(["dwelling", "build", "basement"]);
    expect(answer({ province: "ON", area: 1600, ontarioArea: "other" }).rebuild?.high).toBe(1600 * 230 * 1.25);
  });
});

test.each([
  ["BC", 190, 320, false],
  ["AB", 140, 220, false],
  ["MB", 120, 190, false],
  ["SK", 120, 190, true],
  ["QC", 130, 190, false],
  ["NS", 328, 417, false],
  ["NB", 328, 417, true],
  ["PE", 328, 417, true],
])("a square foot in %s costs $%d to $%d, borrowed from elsewhere: %s", (province, lowest, highest, isBorrowed) => {
  const { rebuild, warnings } = answer({ province, area: 1000 });
  expect(rebuild).toMatchObject({ low: expect.closeTo(1150 * lowest, 6), high: expect.closeTo(1250 * highest, 6) });
  expect(keys(warnings).includes("borrowedCosts")).toBe(isBorrowed);
  expect(answer({ province }).rebuild).toBeNull();
});

describe("belongings", () => {
  const tenant = { dwelling: "tenant", province: "ON" };

  test.each([
    ["priceOfUnit", {}, { total: null }],
    ["priceOfUnit", { contentsLimit: 20_000 }, { total: null }],
    ["priceOfUnit", { contents: 30_000 }, { total: 30_000 }],
    ["contentsTooLow", { contents: 30_000, contentsLimit: 20_000 }, { total: 30_000, limit: 20_000 }],
    ["contentsEnough", { contents: 30_000, contentsLimit: 30_000 }, { total: 30_000, limit: 30_000 }],
    ["priceOfUnit", { rooms: [{ amount: 500 }, {}] }, { total: 500 }],
    ["priceOfUnit", { contents: 9, rooms: [{}] }, { total: 9 }],
    // Amounts by room are more exact than one total.
    ["priceOfUnit", { contents: 9, rooms: [{ amount: 500 }] }, { total: 500 }],
  ])("%s: %j", (key, entries, rest) =>
    expect(answer({ ...tenant, ...entries }).headline).toEqual({ ...tenant, key, ...rest }),
  );

  test.each([
    [{ contents: 30_000 }, ["belongings"]],
    [{ contents: 30_000, contentsLimit: 30_000 }, ["belongings"]],
    [{ contents: 30_000, contentsLimit: 29_999 }, ["belongings", "contentsGap"]],
    [{ contentsLimit: 30_000 }, []],
    [{ dwelling: "house", contents: 30_000 }, []],
  ])("%j has the working %j", (entries, working) =>
    expect(keys(answer({ dwelling: "tenant", ...entries }).working)).toEqual(working),
  );

  test.each([{ contents: 30_000 }, { contentsLimit: 30_000 }])("%j alone makes no chart", (entries) =>
    expect(answer({ ...tenant, ...entries }).charts).toEqual([]),
  );

  test("an owner's part of the corporation's deductible", () => {
    const condo = { dwelling: "condo", province: "AB" };
    expect(answer({ ...condo, corporationDeductible: 50_000, assessmentLimit: 30_000 })).toMatchObject({
      assessmentGap: 20_000,
      decisive: [{ key: "assessmentTooLow", deductible: 50_000, limit: 30_000 }],
    });
    expect(answer({ ...condo, corporationDeductible: 50_000, assessmentLimit: 50_000 })).toMatchObject({
      assessmentGap: 0,
      warnings: [],
      working: [],
    });
    const unknown = { assessmentGap: null, warnings: [] };
    expect(answer({ ...condo, corporationDeductible: 50_000 })).toMatchObject(unknown);
    expect(answer({ ...condo, assessmentLimit: 30_000 })).toMatchObject(unknown);
    const tenants = { dwelling: "tenant", corporationDeductible: 50_000, assessmentLimit: 30_000 };
    expect(answer(tenants)).toMatchObject(unknown);
  });

  test("Québec's law asks condo owners to hold liability insurance", () => {
    const condo = { dwelling: "condo", province: "QC" };
    expect(answer(condo).reasonsNotToBuy).toEqual([
      { key: "tenantOrCondo", dwelling: "condo", mustHoldLiability: true },
    ]);
    expect(answer({ ...condo, liabilityLimit: 999_999 }).decisive).toEqual([
      { key: "liabilityBelowLaw", minimum: 1_000_000 },
    ]);
    expect(answer({ ...condo, liabilityLimit: 1_000_000 }).decisive).toEqual([]);
    expect(answer({ ...condo, province: "ON", liabilityLimit: 5 }).decisive).toEqual([]);
    expect(answer({ ...condo, dwelling: "tenant", liabilityLimit: 5 }).decisive).toEqual([]);
  });
});

describe("warnings", () => {
  test("of old costs, earthquakes and unknown tax", () => {
    expect(answer({ province: "MB", area: 1600 }).warnings).toContainEqual({ key: "costsAreOld", year: "2022" });
    const covers = ["sewer"];
    for (const province of ["BC", "QC", "ON"]) {
      expect(answer({ province, covers }).warnings).toContainEqual({ key: "noEarthquake", province });
      expect(keys(answer({ province }).warnings)).not.toContain("noEarthquake");
      const unit = { dwelling: "tenant", province, unitCovers: ["sewer"] };
      expect(answer(unit).warnings).toEqual([{ key: "noEarthquake", province }]);
      expect(answer({ ...unit, unitCovers: ["earthquake"] }).warnings).toEqual([]);
    }
    expect(keys(answer({ province: "AB", covers }).warnings)).not.toContain("noEarthquake");
    expect(keys(answer({ ...deductibles, premium: 1000, altPremium: 900 }).warnings)).toContain("taxUnknown");
    expect(keys(answer({ premium: 1000 }).warnings)).not.toContain("taxUnknown");
    expect(keys(answer({ altPremium: 1000 }).warnings)).not.toContain("taxUnknown");
  });

  test("of a deductible that never pays off, is not higher, or can't be afforded", () => {
    expect(keys(answer({ ...deductibles, premium: 1000, altPremium: 1000 }).warnings)).toContain("neverPays");
    expect(answer({ ...deductibles, premium: 1000, altPremium: 1000 }).deductibleYears).toBeNull();
    expect(keys(answer({ ...deductibles, premium: 1000, altPremium: 900 }).warnings)).not.toContain("neverPays");
    const lower = answer({ deductible: 2500, altDeductible: 2500, premium: 1000, altPremium: 900 });
    expect(lower.deductibleYears).toBeNull();
    expect(keys(lower.warnings)).toContain("alternativeNotHigher");
    expect(answer({ altDeductible: 2500, savings: 2499 }).warnings).toContainEqual({
      key: "deductibleAboveSavings",
      deductible: 2500,
      savings: 2499,
    });
    expect(keys(answer({ altDeductible: 2500, savings: 2500 }).warnings)).not.toContain("deductibleAboveSavings");
    // An empty entry is unknown, not zero.
    expect(keys(answer({ altDeductible: 2500 }).warnings)).not.toContain("deductibleAboveSavings");
    expect(keys(answer({ savings: 0 }).warnings)).not.toContain("deductibleAboveSavings");
    // Nunavut has no tax on premiums.
    expect(answer({ province: "NU", ...deductibles, premium: 1000, altPremium: 900 }).deductibleYears).toBe(15);
    expect(answer({ ...deductibles, premium: 1000, altPremium: 900 }).deductibleYears).toBeNull();
    expect(answer({ deductible: 1000, premium: 1000, altPremium: 900 }).deductibleYears).toBeNull();
    expect(answer({ altDeductible: 2500, premium: 1000, altPremium: 900 }).deductibleYears).toBeNull();
  });

  test("all coverages held", () => {
    const covers = ["sewer", "overland", "earthquake", "bylaw"];
    expect(keys(answer({ province: "BC", covers, savings: 9000 }).warnings)).toEqual([]);
  });
});

test("Québec's tax of 2027 shortens the payback", () => {
  const entries = { province: "QC", ...deductibles, premium: 1000, altPremium: 900 };
  expect(answer(entries).deductibleYears).toBeCloseTo(1500 / 109, 8);
  expect(answer(entries, "2027-01-01").deductibleYears).toBeCloseTo(1500 / 109.975, 8);
});

test("years to pay back", () => {
  expect(yearsToPayBack(1000, 2500, 0, 0)).toBeNull();
  expect(yearsToPayBack(1000, 2500, -5, 0)).toBeNull();
  expect(yearsToPayBack(2500, 1000, 100, 0)).toBeNull();
  expect(yearsToPayBack(2500, 2500, 100, 0)).toBeNull();
  expect(yearsToPayBack(1000, 2500, 100, 0.5)).toBe(10);
});
