import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { yearsToPayBack } from "#domain/tools/deductible-choice.ts";
import { answerHome, partialLoss } from "#domain/tools/home-answer.ts";
import { homeInputs } from "#domain/tools/home-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import { wholeAnswer } from "./whole-answer.ts";
import vectors from "./vectors.json" with { type: "json" };

const today = "2026-11-22";
const answer = (entries: Record<string, unknown>, day: "2026-11-22" | "2027-01-01" = today) =>
  answerHome(readValues(homeInputs, entries), day);
const toronto = { province: "ON", ontarioArea: "gta", area: 1600, basement: 600 };
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-home"];
const [low, high] = vector.range.map((amount): unknown => expect.closeTo(amount, 2));

describe("V-home", () => {
  const house = () =>
    answer({
      ...toronto,
      limit: 400_000,
      premium: 1140,
      altPremium: 1000,
      covers: ["earthquake"],
      savings: 50_000,
    });

  test("rebuilding", () => {
    expect(house().rebuild).toEqual({ low, middle: expect.closeTo(vector.mid, 2), high });
    expect(house().headline).toEqual({
      key: "probablyTooLow",
      low,
      high,
      limit: 400_000,
    });
    expect(partialLoss).toBe(100_000);
    expect(house().partialLossPayout).toBeCloseTo(vector.partialLossPayout, 2);
    expect(house().charts).toEqual([{ kind: "band", key: "rebuild", unit: "CAD", low, high, value: 400_000 }]);
  });

  test("deductible", () => expect(house().deductibleYears).toBeCloseTo(vector.deductibleYears, 4));

  test("earthquake", () => {
    expect(answer({ ...toronto, limit: 600_000, covers: ["earthquake"] }).quakeOutOfPocket).toBe(vector.quake);
    expect(answer({ ...toronto, limit: 600_000 }).quakeOutOfPocket).toBeNull();
    expect(answer({ ...toronto, covers: ["earthquake"] }).quakeOutOfPocket).toBeNull();
  });

  test("the working can be checked with a pocket calculator", () => {
    expect(house().working.map(({ key, expression, unit }) => [key, expression, unit])).toEqual([
      ["rebuildLow", "(1,600 + 600 × 0.35) × $210 × 1.15", "CAD"],
      ["rebuildHigh", "(1,600 + 600 × 0.35) × $285 × 1.25", "CAD"],
      ["rebuildMiddle", "($437,115 + $644,812.50) ÷ 2", "CAD"],
      ["partialLossPayout", "$100,000 × $400,000 ÷ (0.8 × $540,963.75)", "CAD"],
      ["premiumSaved", "($1,140 − $1,000) × 1.08", "CAD/year"],
      ["deductibleYears", "($2,500 − $1,000) ÷ $151.20", "years"],
      ["quakeOutOfPocket", "$400,000 × 15%", "CAD"],
    ]);
    expect(house().working[0]?.figures?.[0]?.basis).toBe("S214");
    expect(house().working[4]?.figures?.[0]?.basis).toBe("S57");
  });

  test("what would change it, what is missing, and where next", () => {
    expect(house().whatWouldChange.map(({ input }) => input)).toEqual(["ontarioArea", "basement", "area"]);
    expect(keys(house().warnings)).toEqual(["noSewer", "noOverland", "noBylaw"]);
    expect(house().mayNeedNone).toEqual([{ key: "noLawRequires" }]);
    expect(house().assumptions).toEqual([]);
    expect(house().nextSteps.map(({ tool }) => tool)).toEqual(["insurance-comparison-tool", "multi-policy-savings"]);
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
  expect(yearsToPayBack(2500, 1000, 100, 0)).toBeNull();
  expect(yearsToPayBack(2500, 2500, 100, 0)).toBeNull();
  expect(yearsToPayBack(1000, 2500, 100, 0.5)).toBe(10);
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

describe("all that is said", () => {
  test("of a house in Toronto with all its prices", () => {
    expect(
      wholeAnswer(
        answer({
          ...toronto,
          limit: 400_000,
          premium: 1140,
          altPremium: 1000,
          covers: ["earthquake", "bylaw"],
          savings: 2000,
        }),
      ),
    ).toMatchInlineSnapshot(`
      "headline: {key:probablyTooLow, low:437115, high:644812.5, limit:400000}
      rebuild: {low:437115, middle:540963.75, high:644812.5}
      partialLossPayout: 92427.635
      deductibleYears: 9.9206349
      quakeOutOfPocket: 60000
      working:
        {key:rebuildLow, expression:(1,600 + 600 × 0.35) × $210 × 1.15, value:437115, unit:CAD, figures:[S214, practice, illustrative]}
        {key:rebuildHigh, expression:(1,600 + 600 × 0.35) × $285 × 1.25, value:644812.5, unit:CAD, figures:[S214, practice, illustrative]}
        {key:rebuildMiddle, expression:($437,115 + $644,812.50) ÷ 2, value:540963.75, unit:CAD}
        {key:partialLossPayout, expression:$100,000 × $400,000 ÷ (0.8 × $540,963.75), value:92427.635, unit:CAD, figures:[practice]}
        {key:premiumSaved, expression:($1,140 − $1,000) × 1.08, value:151.2, unit:CAD/year, figures:[S57]}
        {key:deductibleYears, expression:($2,500 − $1,000) ÷ $151.20, value:9.9206349, unit:years}
        {key:quakeOutOfPocket, expression:$400,000 × 15%, value:60000, unit:CAD}
      charts:
        {kind:band, key:rebuild, unit:CAD, low:437115, high:644812.5, value:400000}
      warnings:
        {key:deductibleAboveSavings, deductible:2500, savings:2000}
        {key:noSewer, basement:43000}
        {key:noOverland}
      mayNeedNone:
        {key:noLawRequires}
      whatWouldChange:
        {input:ontarioArea, low:{to:other, result:411096.25}, high:{to:gta, result:540963.75}}
        {input:basement, low:{to:0, result:478200}, high:{to:800, result:561885}}
        {input:area, low:{to:1440, result:493143.75}, high:{to:1760, result:588783.75}}
      assumptions: []
      nextSteps:
        {tool:insurance-comparison-tool, entries:{province:ON, line:home}}
        {tool:multi-policy-savings, entries:{province:ON}}"
    `);
  });

  test("where costs are borrowed, old, or taxes unknown", () => {
    expect(wholeAnswer(answer({ province: "MB", limit: 300_000, premium: 900, altPremium: 950, covers: ["sewer"] })))
      .toMatchInlineSnapshot(`
      "headline: {key:inRange, low:220800, high:380000, limit:300000}
      rebuild: {low:220800, middle:300400, high:380000}
      partialLossPayout: 100000
      deductibleYears: null
      quakeOutOfPocket: null
      working:
        {key:rebuildLow, expression:(1,600 + 0 × 0.35) × $120 × 1.15, value:220800, unit:CAD, figures:[S215, practice, illustrative]}
        {key:rebuildHigh, expression:(1,600 + 0 × 0.35) × $190 × 1.25, value:380000, unit:CAD, figures:[S215, practice, illustrative]}
        {key:rebuildMiddle, expression:($220,800 + $380,000) ÷ 2, value:300400, unit:CAD}
        {key:partialLossPayout, expression:$100,000 × $300,000 ÷ (0.8 × $300,400), value:100000, unit:CAD, figures:[practice]}
      charts:
        {kind:band, key:rebuild, unit:CAD, low:220800, high:380000, value:300000}
      warnings:
        {key:deductibleAboveSavings, deductible:2500, savings:0}
        {key:neverPays}
        {key:noOverland}
        {key:noBylaw}
        {key:costsAreOld, year:2022}
      mayNeedNone:
        {key:noLawRequires}
      whatWouldChange:
        {input:basement, low:{to:0, result:300400}, high:{to:800, result:352970}}
        {input:area, low:{to:1440, result:270360}, high:{to:1760, result:330440}}
      assumptions: []
      nextSteps:
        {tool:insurance-comparison-tool, entries:{province:MB, line:home}}
        {tool:multi-policy-savings, entries:{province:MB}}"
    `);
  });

  test("somewhere in Ontario, with a limit above the cost", () => {
    expect(wholeAnswer(answer({ province: "ON", basement: 500, limit: 2_000_000 }))).toMatchInlineSnapshot(`
      "headline: {key:probablyEnough, low:295981.25, high:632343.75, limit:2000000}
      rebuild: {low:295981.25, middle:464162.5, high:632343.75}
      partialLossPayout: 100000
      deductibleYears: null
      quakeOutOfPocket: null
      working:
        {key:rebuildLow, expression:(1,600 + 500 × 0.35) × $145 × 1.15, value:295981.25, unit:CAD, figures:[S214, practice, illustrative]}
        {key:rebuildHigh, expression:(1,600 + 500 × 0.35) × $285 × 1.25, value:632343.75, unit:CAD, figures:[S214, practice, illustrative]}
        {key:rebuildMiddle, expression:($295,981.25 + $632,343.75) ÷ 2, value:464162.5, unit:CAD}
        {key:partialLossPayout, expression:$100,000 × $2,000,000 ÷ (0.8 × $464,162.50), value:100000, unit:CAD, figures:[practice]}
      charts:
        {kind:band, key:rebuild, unit:CAD, low:295981.25, high:632343.75, value:2000000}
      warnings:
        {key:deductibleAboveSavings, deductible:2500, savings:0}
        {key:noSewer, basement:43000}
        {key:noOverland}
        {key:noEarthquake}
        {key:noBylaw}
      mayNeedNone:
        {key:noLawRequires}
      whatWouldChange:
        {input:ontarioArea, low:{to:other, result:403146.88}, high:{to:gta, result:530503.13}}
        {input:basement, low:{to:0, result:418400}, high:{to:800, result:491620}}
        {input:area, low:{to:1440, result:422322.5}, high:{to:1760, result:506002.5}}
      assumptions:
        {input:ontarioArea, value:other}
      nextSteps:
        {tool:insurance-comparison-tool, entries:{province:ON, line:home}}
        {tool:multi-policy-savings, entries:{province:ON}}"
    `);
  });

  test("to a tenant", () => {
    expect(wholeAnswer(answer({ province: "BC", dwelling: "tenant", limit: 50_000, premium: 400, altPremium: 350 })))
      .toMatchInlineSnapshot(`
      "headline: {key:notYourBuilding, dwelling:tenant}
      rebuild: null
      partialLossPayout: null
      deductibleYears: 30
      quakeOutOfPocket: null
      working:
        {key:premiumSaved, expression:($400 − $350) × 1, value:50, unit:CAD/year, figures:[S563]}
        {key:deductibleYears, expression:($2,500 − $1,000) ÷ $50, value:30, unit:years}
      charts: []
      warnings:
        {key:deductibleAboveSavings, deductible:2500, savings:0}
        {key:noSewer, basement:43000}
        {key:noOverland}
        {key:noEarthquake}
      mayNeedNone:
        {key:tenantOrCondo, dwelling:tenant}
      whatWouldChange: []
      assumptions: []
      nextSteps:
        {tool:insurance-comparison-tool, entries:{province:BC, line:home}}
        {tool:multi-policy-savings, entries:{province:BC}}"
    `);
  });

  test("to the owner of a house built to order", () => {
    expect(wholeAnswer(answer({ province: "ON", ontarioArea: "other", build: "custom", premium: 400 })))
      .toMatchInlineSnapshot(`
      "headline: {key:askYourInsurer, because:custom}
      rebuild: null
      partialLossPayout: null
      deductibleYears: null
      quakeOutOfPocket: null
      working: []
      charts: []
      warnings:
        {key:deductibleAboveSavings, deductible:2500, savings:0}
        {key:noSewer, basement:43000}
        {key:noOverland}
        {key:noEarthquake}
        {key:noBylaw}
      mayNeedNone:
        {key:noLawRequires}
      whatWouldChange: []
      assumptions: []
      nextSteps:
        {tool:insurance-comparison-tool, entries:{province:ON, line:home}}
        {tool:multi-policy-savings, entries:{province:ON}}"
    `);
  });
});

test.each([
  ["BC", 190, 320],
  ["AB", 140, 220],
  ["MB", 120, 190],
  ["SK", 120, 190],
  ["QC", 130, 190],
  ["NS", 105, 165],
  ["NB", 105, 165],
  ["PE", 105, 165],
  ["NL", 120, 155],
])("a square foot in %s costs $%d to $%d", (province, lowest, highest) => {
  const { rebuild } = answer({ province, area: 1000 });
  expect(rebuild?.low).toBeCloseTo(1150 * lowest, 6);
  expect(rebuild?.high).toBeCloseTo(1250 * highest, 6);
});

test("a limit at the very end of the range is in it", () => {
  expect(answer({ province: "BC", area: 1200, limit: 262_200 }).headline).toMatchObject({
    key: "inRange",
    low: 262_200,
  });
});

test("without a limit no payout can be worked out", () => {
  expect(answer(toronto).partialLossPayout).toBeNull();
});
