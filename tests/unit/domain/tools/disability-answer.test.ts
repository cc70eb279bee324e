import { describe, expect, test } from "vitest";
import { disabilityPension } from "#domain/tools/disability-income.ts";
import { disability } from "./every-tool.ts";
import vectors from "./vectors.json" with { type: "json" };

const { answer } = disability;
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
/** With the long-term plan of the specification's first case: 66.67 % from week 18, paid by the employer. */
const base = {
  status: "employee600",
  province: "ON",
  pay: 72_000,
  sickWeeks: 2,
  spending: 4000,
  savings: 10_000,
  ltd: { payer: "employer" },
};
const monthly = (entries: Record<string, unknown>) => answer(entries).income?.total.map(Math.round) ?? [];

const cases = {
  A: base,
  A2: { ...base, ltd: { payer: "employee" } },
  B: { ...base, ltd: null },
  C: { ...base, ltd: null, cppd: "average" },
  D: { ...base, ltd: null, status: "selfEmployed", sickWeeks: 0 },
};

describe("V-dis", () => {
  test.each(["A", "A2", "B", "C", "D"] as const)("%s", (id) => {
    const { income } = answer(cases[id]);
    expect(Math.round(income?.gap ?? Number.NaN)).toBe(vectors["V-dis"][id].gap);
    expect(income?.savingsGoneMonth).toBe(vectors["V-dis"][id].savingsGoneMonth);
  });

  test("A by month", () => {
    expect(monthly(cases.A).slice(0, 6)).toEqual([3906, 2760, 2760, 2817, 3495, 3495]);
    expect(answer(cases.A).headline).toEqual({
      key: "savingsGone",
      fromMonth: 1,
      gap: expect.closeTo(13_976, -0.5),
      goneMonth: 17,
    });
    expect(answer(cases.A).affordableWaitWeeks).toBe(69);
  });

  test("A2 keeps its savings", () => {
    expect(answer(cases.A2).headline).toMatchObject({
      key: "savingsLast",
      fromMonth: 2,
      left: expect.closeTo(7517, -1),
    });
    expect(answer(cases.A2).affordableWaitWeeks).toBe(104);
  });

  test("C waits for the pension until the whole week after seven months", () => {
    expect(monthly(cases.C)[7]).toBe(914);
  });

  test("D has nothing", () => {
    expect(monthly(cases.D)).toEqual(Array.from({ length: 24 }, () => 0));
    expect(answer(cases.D).monthlyBenefitToClose).toBe(4000);
  });
});

describe("the order of payers", () => {
  test("without sick pay there is a waiting week", () => {
    const none = answer({ ...base, sickWeeks: 0, ltd: null }).income;
    const some = answer({ ...base, sickWeeks: 1, ltd: null }).income;
    const paid = (income: typeof none, source: "employmentInsurance" | "sickPay") =>
      income?.bySource[source].reduce((sum, month) => sum + month, 0) ?? 0;
    expect(paid(none, "sickPay")).toBe(0);
    expect(none?.bySource.employmentInsurance[0]).toBeLessThan(some?.bySource.employmentInsurance[1] ?? 0);
    expect(none?.bySource.employmentInsurance[6]).toBeGreaterThan(0);
  });

  test("short-term coverage pays before long-term, up to its ceiling", () => {
    const std = { pct: 60, weeklyCap: 600, weeks: 15, payer: "employee" };
    const { income } = answer({ ...base, std });
    expect(income?.bySource.shortTerm[1]).toBeCloseTo(600 * (52 / 12), 6);
    expect(income?.bySource.employmentInsurance.every((month) => month === 0)).toBe(true);
    const uncapped = answer({ ...base, std: { ...std, weeklyCap: null } }).income;
    expect(uncapped?.bySource.shortTerm[1]).toBeCloseTo(3600, 6);
    const taxed = answer({ ...base, std: { ...std, payer: "employer" } }).income;
    expect(taxed?.bySource.shortTerm[1]).toBeLessThan(2600);
  });

  test("a personal policy adds a tax-free benefit after its wait", () => {
    const { income } = answer({ ...base, ltd: null, own: { benefit: 1000, waitWeeks: 26 } });
    expect(income?.bySource.ownPolicy.map(Math.round).slice(4, 8)).toEqual([0, 0, 1000, 1000]);
  });

  test("the pension is deducted from the long-term benefit", () => {
    const { income } = answer({ ...base, cppd: "average", ltd: { payer: "employee" } });
    expect(Math.round(income?.bySource.longTerm[12] ?? 0)).toBe(4000 - 1177);
    const tiny = answer({ ...base, cppd: "average", ltd: { monthlyCap: 500 } }).income;
    expect(tiny?.bySource.longTerm[12]).toBe(0);
  });

  test.each([
    ["employee600", true, true],
    ["employeeUnder600", true, false],
    ["selfEmployed", false, false],
    ["selfEmployedEI", false, true],
  ])("%s: plans at work %s, Employment Insurance %s", (status, plans, insurance) => {
    const { income } = answer({ ...base, status, std: {} });
    const total = (values: readonly number[] = []) => values.reduce((sum, value) => sum + value, 0) > 0;
    expect(total(income?.bySource.sickPay)).toBe(plans);
    expect(total(income?.bySource.shortTerm)).toBe(plans);
    expect(total(income?.bySource.longTerm)).toBe(plans);
    expect(total(answer({ ...base, status, ltd: null }).income?.bySource.employmentInsurance)).toBe(insurance);
  });
});

describe("the disability pension", () => {
  const contributor = { pay: 80_000, age: 35, yearsPaid: 13, province: "ON", cppd: "estimate" } as const;
  test("is estimated", () => {
    expect(disabilityPension(contributor)).toBeCloseTo(610.46 + 0.75 * 1389.0468, 2);
    expect(disabilityPension({ ...contributor, yearsPaid: 47 })).toBeCloseTo(1741.2, 2);
    expect(disabilityPension({ ...contributor, province: "QC" })).toBeCloseTo(606.93 + 0.75 * 1389.0468, 2);
    expect(disabilityPension({ ...contributor, cppd: "average" })).toBe(1177);
    expect(disabilityPension({ ...contributor, cppd: "none" })).toBe(0);
  });

  test("lists its assumptions only if it is estimated", () => {
    const own = { ...base, ltd: null };
    expect(answer({ ...own, cppd: "estimate" }).assumptions).toEqual([
      { input: "age", value: 40 },
      { input: "yearsPaid", value: 18 },
    ]);
    expect(answer({ ...own, cppd: "estimate", age: 50, yearsPaid: 3 }).assumptions).toEqual([]);
    expect(answer({ ...own, cppd: "average" }).assumptions).toEqual([]);
  });

  test("is in the working", () => {
    const steps = (entries: Record<string, unknown>) => answer(entries).working.map(({ key }) => key);
    const always = ["incomeTotal", "gap", "monthlyBenefitToClose"];
    expect(steps(base)).toEqual(["spendingTotal", "employmentInsuranceWeekly", ...always]);
    expect(steps({ ...base, cppd: "average" })).toContain("disabilityPension");
    const estimate = answer({ ...base, cppd: "estimate", age: 40, province: "QC" }).working;
    expect(estimate.find(({ key }) => key === "disabilityPension")?.expression).toMatch(/^\$606.93 \+ 0.75 × \$/);
    expect(estimate.map(({ key }) => key)).toContain("earnedPension");
  });
});

describe("empty answers", () => {
  const open = { province: "ON", status: "employee600", pay: 72_000, spending: 4000 };

  test("asks first how the visitor works: without Employment Insurance, money runs out months earlier", () => {
    const ofWork = { province: "ON", pay: 60_000, spending: 3500, savings: 8000 };
    expect(answer(ofWork)).toMatchObject({ headline: { key: "statusFirst" }, income: null, charts: [] });
    expect(answer({ ...ofWork, status: "employee600" }).headline).toMatchObject({ goneMonth: 8 });
    expect(answer({ ...ofWork, status: "selfEmployed" }).headline).toMatchObject({ goneMonth: 3 });
  });

  test("without any income, the chart has the savings, and no step mentions Employment Insurance", () => {
    const alone = answer({ ...open, status: "selfEmployed", savings: 10_000 });
    expect(alone.charts).toMatchObject([{ kind: "line", key: "savingsByMonth" }]);
    const [chart] = alone.charts;
    const points = chart?.kind === "line" ? chart.lines[0]?.points : [];
    expect(points?.slice(0, 5).map(({ y }) => y)).toEqual([10_000, 6000, 2000, 0, 0]);
    expect(points).toHaveLength(25);
    expect(keys(alone.working)).not.toContain("employmentInsuranceWeekly");
    expect(answer({ ...open, status: "selfEmployed" }).charts).toEqual([]);
  });

  test("returns no result without pay or spending", () => {
    for (const entries of [
      { ...open, pay: null },
      { ...open, spending: null },
      { province: "ON", status: "employee600" },
    ]) {
      expect(answer({ ...entries, savings: 10_000 })).toMatchObject({
        headline: { key: "answerFirst" },
        income: null,
        working: [],
        charts: [],
        reasonsNotToBuy: [],
        sensitivity: [],
      });
    }
  });

  test("without savings there is no month in which they run out", () => {
    const { headline, income, affordableWaitWeeks, reasonsNotToBuy } = answer(open);
    expect(income?.savingsGoneMonth).toBeNull();
    expect(headline).toMatchObject({ key: "short", fromMonth: 1 });
    expect(affordableWaitWeeks).toBeNull();
    expect(reasonsNotToBuy).toEqual([]);
    expect(keys(answer({ ...open, spending: 0 }).reasonsNotToBuy)).toEqual(["incomeIsEnough"]);
    expect(answer({ ...open, savings: 0 }).headline).toMatchObject({ key: "savingsGone", goneMonth: 1 });
  });

  test("a plan that isn't selected is not counted, and the result says that it rests on that", () => {
    expect(answer({ ...open, savings: 0 }).income).toEqual(answer({ ...open, savings: 0, ltd: null }).income);
    expect(answer(open).restsOn).toEqual(expect.arrayContaining(["sickWeeks", "std", "ltd", "own", "cppd"]));
    expect(answer({ ...open, status: "selfEmployed" }).restsOn).not.toContain("ltd");
  });

  test("empty fields of a selected plan have listed defaults and no warning", () => {
    const found = answer({ ...open, pay: 200_000, savings: 0, std: {}, ltd: {} });
    expect(found.assumptions).toEqual([
      { input: "sickWeeks", value: 1 },
      { input: "std.weeks", value: 15 },
      { input: "std.weeklyCap", value: null },
      { input: "std.payer", value: "employer" },
      { input: "ltd.monthlyCap", value: 5000 },
      { input: "ltd.waitWeeks", value: 17 },
      { input: "ltd.payer", value: "employer" },
      { input: "age", value: 40 },
    ]);
    expect(keys(found.warnings)).toEqual(["workInjury", "carInjury", "earningsMustFall"]);
    const payer = "employee";
    const entered = {
      age: 50,
      sickWeeks: 0,
      std: { weeks: 0, weeklyCap: 0, payer },
      ltd: { monthlyCap: 0, waitWeeks: 0, payer },
    };
    expect(answer({ ...open, ...entered }).assumptions).toEqual([]);
    // The payer of the premiums decides the tax. Without an answer, the benefit is taxed.
    expect(answer({ ...open, ltd: {} }).income).toEqual(answer({ ...open, ltd: { payer: "employer" } }).income);
  });
});

describe("special cases", () => {
  test("no gap", () => {
    const found = answer({ ...base, spending: 0 });
    expect(found.headline).toEqual({ key: "noGap" });
    expect(found.monthlyBenefitToClose).toBe(0);
    expect(keys(found.reasonsNotToBuy)).toEqual(["incomeIsEnough", "savingsCarry"]);
  });

  test("retired, or with enough savings", () => {
    expect(keys(answer({ ...base, pay: 0, savings: 96_000 }).reasonsNotToBuy)).toEqual(["retired", "savingsCarry"]);
    expect(keys(answer({ ...base, savings: 95_999 }).reasonsNotToBuy)).toEqual([]);
    const gone = answer({ ...cases.D, savings: 96_000 });
    expect(gone.headline).toMatchObject({ key: "savingsLast", left: 0 });
  });

  test("from 65 there is no long-term plan", () => {
    expect(answer({ ...base, age: 65 }).income?.gap).toBeCloseTo(answer(cases.B).income?.gap ?? 0, 6);
    expect(keys(answer({ ...base, age: 65 }).warnings)).toContain("longTermEndsAt65");
    expect(answer({ ...base, age: 64 })).toMatchObject({
      income: answer(base).income,
      warnings: answer(base).warnings,
    });
  });

  const usual = ["workInjury", "carInjury", "earningsMustFall"];
  const alone = { status: "selfEmployed", sickWeeks: 0, ltd: null };
  const ltd = { payer: "employee", waitWeeks: 17 };
  test.each([
    [{}, ["workInjury", "carInjury", "earningsMustFall", "taxableLongTerm"]],
    [{ cppd: "average" }, ["pensionIsStrict", "workInjury", "carInjury", "earningsMustFall", "taxableLongTerm"]],
    [
      { province: "QC", cppd: "estimate", ltd: null },
      ["pensionIsStrict", "workInjury", "carInjury", "quebecPension", "earningsMustFall"],
    ],
    [{ province: "QC", ltd: null }, usual],
    [{ status: "employeeUnder600", ltd: null }, ["workInjury", "carInjury", "noEmploymentInsurance"]],
    [{ ...alone, std: {} }, ["workInjury", "carInjury", "noEmploymentInsurance", "plansNeedEmployer"]],
    [{ status: "selfEmployedEI", sickWeeks: 1, ltd: null }, [...usual, "plansNeedEmployer"]],
    [alone, ["workInjury", "carInjury", "noEmploymentInsurance"]],
    [{ pay: 120_000, ltd: { payer: "employee", monthlyCap: 5000 } }, [...usual, "ceilingBelowPercentage"]],
    [{ std: { weeks: 10 }, ltd }, [...usual, "waitBetweenPlans"]],
    // Without the weeks of sick pay or of short-term coverage, the wait is unknown.
    [{ sickWeeks: null, std: { weeks: 10 }, ltd }, usual],
    [{ std: null, ltd }, usual],
    [{ std: { weeks: 15 }, ltd }, usual],
  ])("%j", (entries, expected) => expect(keys(answer({ ...base, ...entries }).warnings)).toEqual(expected));

  test("sensitivity", () => {
    expect(answer(cases.A).sensitivity.map(({ input }) => input)).toEqual(["spending", "pay", "ltd.payer"]);
    expect(answer(cases.B).sensitivity.map(({ input }) => input)).toEqual(["cppd", "spending", "sickWeeks"]);
  });
});

describe("at the edges", () => {
  test("a ceiling equal to the percentage is not below it", () => {
    const ltd = { payer: "employee", pct: 60, monthlyCap: 3600 };
    expect(keys(answer({ ...base, ltd }).warnings)).not.toContain("ceilingBelowPercentage");
    expect(keys(answer({ ...base, ltd: { ...ltd, monthlyCap: 3599 } }).warnings)).toContain("ceilingBelowPercentage");
  });

  test("one cent is no shortfall, more than one cent is", () => {
    const month = (spending: number) => answer({ ...cases.D, spending }).income;
    expect(month(0.01)).toMatchObject({ firstShortMonth: null, shortMonths: 0 });
    expect(month(0.02)).toMatchObject({ firstShortMonth: 1, shortMonths: 24 });
    const gone = (savings: number) => answer({ ...cases.D, savings }).income?.savingsGoneMonth;
    expect(gone(3999.99)).toBe(2);
    expect(gone(3999.98)).toBe(1);
  });

  test("with a generous plan, its waiting period has the largest effect", () => {
    const ltd = { payer: "employee", pct: 70, monthlyCap: 20_000 };
    const rich = { ...base, status: "employeeUnder600", pay: 200_000, spending: 3000 };
    const found = answer({ ...rich, sickWeeks: 0, savings: 0, ltd });
    expect(found.sensitivity[0]).toEqual({
      input: "ltd.waitWeeks",
      low: { to: 13, result: expect.closeTo(9000, 6) },
      high: { to: 26, result: expect.closeTo(18_000, 6) },
    });
  });
});
