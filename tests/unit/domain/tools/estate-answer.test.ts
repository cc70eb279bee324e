import { describe, expect, test } from "vitest";
import { estate } from "./every-tool.ts";
import vectors from "./vectors.json" with { type: "json" };

/** All questions answered by a person without assets or debts. */
const settled = {
  spouse: false,
  rrsp: 0,
  tfsa: 0,
  investments: { value: 0, cost: 0 },
  cottage: { value: 0, cost: 0 },
  home: 0,
  businessGain: 0,
  jointWithSpouse: 0,
  cash: 0,
  debts: 0,
  mortgage: 0,
};
const { answer: answerAsEntered } = estate;
const answer = (entries: Record<string, unknown>) => answerAsEntered({ ...settled, ...entries });
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
  const found = () => answer(family);
  test("the bill and the cash", () => {
    expect(found().asEntered).toMatchObject({
      tax: expect.closeTo(vector.tax, 2),
      extraTax: expect.closeTo(vector.extraTax, 2),
      probate: vector.probate,
      bill: expect.closeTo(vector.bill, 2),
      cash: vector.cash,
      short: expect.closeTo(vector.short, 2),
    });
  });

  test("the bars add up to the bill, and with the cash to what is short", () => {
    const { headline, charts } = answer({ ...family, debts: 12_345 });
    const [chart] = charts;
    if (chart?.kind !== "bars" || headline.key !== "short") throw new Error("no bill");
    const due = chart.bars.reduce((sum, { value }) => sum + value, 0);
    expect(due).toBe(headline.bill + headline.debts);
    expect(due - (chart.marker?.value ?? 0)).toBe(headline.short);
  });

  test.each(Object.entries(vector.extraTaxByProvince))("extra tax in %s", (province, expected) => {
    expect(Math.abs((answer({ ...family, province }).asEntered?.extraTax ?? 0) - expected)).toBeLessThan(0.51);
  });

  test("with a spouse the tax is deferred and probate is not", () => {
    expect(found().allToSpouse?.tax).toBeCloseTo(vector.spouseTax, 2);
    expect(found().allToSpouse?.probate).toBe(25_050);
    expect(answer({ ...family, spouse: true }).asEntered).toEqual(found().allToSpouse);
    expect(found().noSpouse).toEqual(found().asEntered);
    expect(keys(answer({ ...family, spouse: true }).reasonsNotToBuy)).toEqual(["spouseInherits", "cashExceedsBill"]);
  });
});

test("special cases", () => {
  expect(answer({}).headline).toEqual({ key: "chooseProvince" });
  expect(answer({ province: "ON", debts: 5 }).headline).toEqual({ key: "insolvent", debts: 5, assets: 0 });
  expect(answer({ province: "ON", cash: 100_000 }).headline.key).toBe("enoughCash");
  expect(answer({ province: "AB" }).asEntered?.probate).toBe(35);
  expect(keys(answer({ province: "NU" }).warnings)).not.toContain("probateUnknown");
  expect(keys(answer({ province: "QC", will: "notarial", rrspNamed: "spouse" }).warnings)).toEqual([
    "quebecDesignations",
    "jointTitleRisky",
    "leftOut",
  ]);
  expect(keys(answer({ province: "QC" }).warnings)).toEqual(["probateUnknown", "jointTitleRisky", "leftOut"]);
});

test("in Quebec a spouse who inherits may be a partner whom the law leaves out", () => {
  const warned = (entries: Record<string, unknown>) => keys(answer(entries).warnings);
  expect(warned({ province: "QC", spouse: true })).toContain("quebecPartnerNeedsWill");
  expect(warned({ province: "QC", spouse: true, will: "notarial" })).not.toContain("quebecPartnerNeedsWill");
  expect(warned({ province: "QC", spouse: false })).not.toContain("quebecPartnerNeedsWill");
  expect(warned({ province: "ON", spouse: true })).not.toContain("quebecPartnerNeedsWill");
});

describe("empty answers", () => {
  test("who inherits, plans and cash are asked for, and other empty amounts are named as zero", () => {
    const found = answer({ province: "ON", cash: null });
    expect(found).toMatchObject({ headline: { key: "plansAndCash" }, reasonsNotToBuy: [] });
    expect(answer({ province: "ON", rrsp: null }).headline).toEqual({ key: "plansAndCash" });
    expect(answer({ province: "ON", spouse: null }).headline).toEqual({ key: "spouseFirst" });
    const { assumptions } = answer({ province: "ON", home: null, cottage: { value: 5 }, debts: null });
    expect(assumptions.map(({ input, value }) => [input, value])).toEqual([
      ["home", 0],
      ["debts", 0],
      ["cottage.cost", 0],
    ]);
    // What was paid says nothing without a value.
    expect(answer({ province: "ON", cottage: { cost: 900_000 } }).asEntered?.gains).toBe(0);
  });

  test("incomplete entries never count as enough, and no insurance is called unnecessary", () => {
    const cash = { province: "ON", cash: 500_000 };
    expect(answerAsEntered({ ...cash, spouse: false, rrsp: 0 })).toMatchObject({
      headline: { key: "enoughCash", open: ["investments", "cottage", "debts"] },
      reasonsNotToBuy: [],
    });
    expect(answer(cash)).toMatchObject({
      headline: { key: "enoughCash", open: [] },
      reasonsNotToBuy: [{ key: "cashExceedsBill" }],
    });
    expect(answer({ ...cash, cottage: { value: 5 } }).headline).toMatchObject({ open: ["cottage"] });
    expect(answer({ ...cash, cottage: { value: 0 } }).headline).toMatchObject({ open: [] });
  });

  test("debts exceed the assets only if all assets were entered", () => {
    const few = { province: "ON", spouse: false, rrsp: 0, debts: 5, cash: 0 };
    expect(answerAsEntered(few).headline.key).toBe("short");
    for (const open of ["rrsp", "tfsa", "home", "cash"]) {
      expect(answer({ province: "ON", debts: 5, [open]: null }).headline.key).not.toBe("insolvent");
    }
  });

  test.each(["province", "spouse", "rrsp", "cash"])(
    "without %s there is no bill, and nothing that follows from one",
    (open) => {
      const found = answer({ ...family, [open]: null });
      expect([found.asEntered, found.allToSpouse, found.noSpouse]).toEqual([null, null, null]);
      expect([found.working, found.charts, found.sensitivity, found.reasonsNotToBuy]).toEqual([[], [], [], []]);
      expect(found.nextSteps[0]?.entries).not.toHaveProperty("finalExpenses");
    },
  );
});

describe("details of the law", () => {
  const tax = (entries: Record<string, unknown>) => answer({ province: "ON", ...entries }).asEntered;
  test("a plan for the spouse is deferred; one for the estate is taxed and passes by will", () => {
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

  test("losses are deducted, and shares count above their exemption", () => {
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

  test("deductions before probate differ", () => {
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

describe("at the edges", () => {
  test("debts equal to the assets can be paid", () => {
    const all = { province: "ON", cash: 40_000 };
    expect(answer({ ...all, debts: 40_000 }).headline.key).toBe("short");
    expect(answer({ ...all, debts: 40_001 }).headline.key).toBe("insolvent");
  });

  test.each([
    [10_500, 500, 31_000, { key: "enoughCash", left: 0 }],
    [10_500, 500, 31_040, { key: "enoughCash", left: 40 }],
    [10_400, 400, 30_760, { key: "short", short: 40, ifSpouseInherits: 40 }],
  ])(
    "a funeral for %i, debts of %i and cash of %i keep their result when rounded",
    (funeral, debts, cash, expected) => {
      const manitoba = { province: "MB", spouse: true, otherIncome: 0 };
      expect(answer({ ...manitoba, funeral, debts, cash }).headline).toMatchObject(expected);
    },
  );

  test("cash equal to the bill is enough", () => {
    const quebec = { province: "QC", otherIncome: 0, will: "notarial" };
    const due = answer(quebec).asEntered?.bill ?? 0;
    const found = answer({ ...quebec, cash: due });
    expect(found.asEntered?.short).toBe(0);
    expect(found.headline.key).toBe("enoughCash");
    expect(keys(found.reasonsNotToBuy)).toEqual(["cashExceedsBill"]);
    expect(found.nextSteps).toEqual([{ tool: "life-insurance-calculator", entries: { province: "QC" } }]);
    expect(answer({ ...quebec, tfsa: due })).toMatchObject({
      headline: { key: "enoughCash" },
      asEntered: { short: 0 },
    });
  });

  test("a missing plan or second home is not mentioned", () => {
    const said = (entries: object) => keys(answer({ province: "ON", ...entries }).warnings);
    expect(said({ rrspNamed: "namedOther" })).toEqual(["jointTitleRisky", "leftOut"]);
    expect(said({ home: 500_000 })).toEqual(["jointTitleRisky", "leftOut"]);
    expect(said({ cottage: { value: 5000, cost: 5000 } })).toEqual(["jointTitleRisky", "leftOut"]);
  });

  test("the exemption is compared for one home and the other, once both gains are known", () => {
    const homes = { province: "ON", home: 900_000, homeCost: 100_000, cottage: { value: 600_000, cost: 500_000 } };
    const low = answer({ ...homes, exempt: "home" }).asEntered?.short;
    const high = answer({ ...homes, exempt: "cottage" }).asEntered?.short;
    const tried = answer({ ...homes, homeCost: null }).sensitivity.map(({ input }) => input);
    expect(tried).not.toContain("exempt");
    expect(answer(homes).sensitivity).toContainEqual({
      input: "exempt",
      low: { to: "home", result: low },
      high: { to: "cottage", result: high },
    });
  });
});
