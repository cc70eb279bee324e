import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { answerEstate } from "#domain/tools/estate-answer.ts";
import { estateInputs } from "#domain/tools/estate-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import vectors from "./vectors.json" with { type: "json" };

const answer = (entries: Record<string, unknown>) => answerEstate(readValues(estateInputs, entries));
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-estate"];
const family = {
  province: "ON",
  rrsp: 400_000,
  rrspNamed: "namedOther",
  cottage: { value: 600_000, cost: 300_000 },
  investments: { value: 200_000, cost: 100_000 },
  home: 900_000,
  cash: 20_000,
};

describe("V-estate", () => {
  const found = answer(family);
  test("the bill and the cash", () => {
    expect(found.asEntered).toMatchObject({
      tax: expect.closeTo(vector.tax, 2),
      extraTax: expect.closeTo(vector.extraTax, 2),
      probate: vector.probate,
      bill: expect.closeTo(vector.bill, 2),
      cash: vector.cash,
      short: expect.closeTo(vector.short, 2),
    });
    expect(found.headline).toMatchObject({ key: "short", short: expect.closeTo(vector.short, 2), ifSpouseInherits: 0 });
  });

  test.each(Object.entries(vector.extraTaxByProvince))("extra tax in %s", (province, expected) => {
    expect(Math.abs((answer({ ...family, province }).asEntered?.extraTax ?? 0) - expected)).toBeLessThan(0.51);
  });

  test("with a spouse the tax waits and probate does not", () => {
    expect(found.allToSpouse?.tax).toBeCloseTo(vector.spouseTax, 2);
    expect(found.allToSpouse?.probate).toBe(25_050);
    expect(answer({ ...family, spouse: true }).asEntered).toEqual(found.allToSpouse);
    expect(found.noSpouse).toEqual(found.asEntered);
    expect(keys(answer({ ...family, spouse: true }).mayNeedNone)).toEqual(["spouseInherits", "cashExceedsBill"]);
  });

  test("what is handed to the life tool", () => {
    expect(found.nextSteps).toEqual([
      { tool: "life-insurance-calculator", entries: { province: "ON", finalExpenses: 131_720 } },
    ]);
    expect(keys(found.warnings)).toEqual(["registeredToAnother", "exemptionOnce", "jointTitleRisky", "leftOut"]);
  });
});

test("the exemption is tried on the other home once the gain on both is known", () => {
  const tried = (entries: Record<string, unknown>) => answer(entries).whatWouldChange.map(({ input }) => input);
  const homes = { province: "ON", home: 900_000, cottage: { value: 600_000, cost: 300_000 } };
  expect(tried(homes)).not.toContain("exempt");
  expect(tried({ ...homes, homeCost: 200_000 })).toContain("exempt");
});

test("answers of their own", () => {
  expect(answer({}).headline).toEqual({ key: "chooseProvince" });
  expect(answer({ province: "ON", debts: 5 }).headline).toEqual({ key: "insolvent", debts: 5, assets: 0 });
  expect(answer({ province: "ON", cash: 100_000 }).headline.key).toBe("enoughCash");
  expect(answer({ province: "AB" }).asEntered?.probate).toBe(35);
  expect(keys(answer({ province: "NU" }).warnings)).toContain("probateUnknown");
  expect(keys(answer({ province: "QC", will: "notarial", rrspNamed: "spouse" }).warnings)).toEqual([
    "quebecDesignations",
    "jointTitleRisky",
    "leftOut",
  ]);
  expect(keys(answer({ province: "QC" }).warnings)).toEqual(["probateUnknown", "jointTitleRisky", "leftOut"]);
});

describe("details of the law", () => {
  const tax = (entries: Record<string, unknown>) => answer({ province: "ON", ...entries }).asEntered;
  test("a plan for the spouse waits; one for the estate pays and passes by will", () => {
    expect(tax({ rrsp: 100_000, rrspNamed: "spouse" })).toMatchObject({ registered: 0, probateBase: 0, cash: 0 });
    expect(tax({ rrsp: 100_000 })).toMatchObject({ registered: 100_000, probateBase: 100_000, cash: 100_000 });
    expect(tax({ tfsa: 100_000 })).toMatchObject({ registered: 0, probateBase: 100_000, cash: 100_000 });
    expect(tax({ tfsa: 100_000, tfsaNamed: "namedOther" })).toMatchObject({ probateBase: 0, cash: 0 });
    expect(answer({ province: "QC", rrsp: 100_000, rrspNamed: "spouse" }).asEntered?.probateBase).toBe(100_000);
  });

  test("only one home is exempt", () => {
    const homes = { home: 500_000, homeCost: 200_000, cottage: { value: 400_000, cost: 300_000 } };
    expect(tax(homes)?.gains).toBe(100_000);
    expect(tax({ ...homes, exempt: "cottage" })?.gains).toBe(300_000);
    expect(tax({ ...homes, exempt: "cottage", homeCost: null })?.gains).toBe(0);
  });

  test("losses are taken off, and shares count above their exemption", () => {
    const loss = tax({ investments: { value: 50_000, cost: 90_000 } });
    expect(loss).toMatchObject({ gains: -40_000, taxableGains: 0 });
    expect(loss?.extraTax).toBeLessThan(0);
    expect(tax({ businessGain: 1_250_000 })?.gains).toBe(0);
    expect(tax({ businessGain: 1_250_001 })?.gains).toBe(1);
    expect(answer({ province: "ON", investments: { value: 5, cost: 9 } }).warnings).toContainEqual({
      key: "lossesNetted",
      loss: 4,
    });
  });

  test("what is taken off before probate differs", () => {
    const base = (province: string) =>
      answer({ province, home: 500_000, debts: 200_000, mortgage: 150_000, jointWithSpouse: 50_000 }).asEntered
        ?.probateBase;
    expect(base("ON")).toBe(300_000);
    expect(base("NS")).toBe(300_000);
    expect(base("NB")).toBe(300_000);
    expect(base("AB")).toBe(250_000);
    expect(base("BC")).toBe(450_000);
    expect(tax({ home: 10, jointWithSpouse: 20 })?.probateBase).toBe(0);
  });
});

test("whatever is entered, numbers come out, and more cash never means a larger shortfall", () => {
  fc.assert(
    fc.property(anyEntries(estateInputs), fc.constantFrom(...provinceCodes), (entries, province) => {
      const found = answer({ ...entries, province, cash: 1000 });
      expectFinite(found);
      const richer = answer({ ...entries, province, cash: 100_000 });
      expect(richer.asEntered?.short ?? 0).toBeLessThanOrEqual(found.asEntered?.short ?? 0);
    }),
  );
});
