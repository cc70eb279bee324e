import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { answerDisability } from "#domain/tools/disability-answer.ts";
import { disabilityPension } from "#domain/tools/disability-income.ts";
import { disabilityInputs } from "#domain/tools/disability-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import vectors from "./vectors.json" with { type: "json" };

const answer = (entries: Record<string, unknown>) => answerDisability(readValues(disabilityInputs, entries));
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const base = { province: "ON", pay: 72_000, sickWeeks: 2, spending: 4000, savings: 10_000 };
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

  test("A month by month", () => {
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
  test("without sick pay a week is waited for", () => {
    const none = answer({ ...base, sickWeeks: 0, ltd: null }).income;
    const some = answer({ ...base, sickWeeks: 1, ltd: null }).income;
    const paid = (income: typeof none, source: "employmentInsurance" | "sickPay") =>
      income?.bySource[source].reduce((sum, month) => sum + month, 0) ?? 0;
    expect(paid(none, "sickPay")).toBe(0);
    expect(none?.bySource.employmentInsurance[0]).toBeLessThan(some?.bySource.employmentInsurance[1] ?? 0);
    expect(none?.bySource.employmentInsurance[6]).toBeGreaterThan(0);
  });

  test("short-term coverage pays before long-term, under its ceiling", () => {
    const std = { pct: 60, weeklyCap: 600, weeks: 15, payer: "employee" };
    const { income } = answer({ ...base, std });
    expect(income?.bySource.shortTerm[1]).toBeCloseTo(600 * (52 / 12), 6);
    expect(income?.bySource.employmentInsurance.every((month) => month === 0)).toBe(true);
    const uncapped = answer({ ...base, std: { ...std, weeklyCap: null } }).income;
    expect(uncapped?.bySource.shortTerm[1]).toBeCloseTo(3600, 6);
    const taxed = answer({ ...base, std: { ...std, payer: "employer" } }).income;
    expect(taxed?.bySource.shortTerm[1]).toBeLessThan(2600);
  });

  test("one's own policy adds, tax-free, after its wait", () => {
    const { income } = answer({ ...base, ltd: null, own: { benefit: 1000, waitWeeks: 26 } });
    expect(income?.bySource.ownPolicy.map(Math.round).slice(4, 8)).toEqual(
      [0, 0, 1000, 1000].map((x, i) => (i === 1 ? 0 : x)),
    );
  });

  test("the pension comes off the long-term benefit", () => {
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

  test("its assumptions are said, and only then", () => {
    expect(answer({ ...base, cppd: "estimate" }).assumptions).toEqual([
      { input: "age", value: 40 },
      { input: "yearsPaid", value: 18 },
    ]);
    expect(answer({ ...base, cppd: "estimate", age: 50, yearsPaid: 3 }).assumptions).toEqual([]);
    expect(answer({ ...base, cppd: "average" }).assumptions).toEqual([]);
  });

  test("stands in the working", () => {
    const steps = (entries: Record<string, unknown>) => answer(entries).working.map(({ key }) => key);
    const always = ["incomeTotal", "gap", "monthlyBenefitToClose"];
    expect(steps(base)).toEqual(["spendingTotal", "employmentInsuranceWeekly", ...always]);
    expect(steps({ ...base, cppd: "average" })).toContain("disabilityPension");
    const estimate = answer({ ...base, cppd: "estimate", age: 40, province: "QC" }).working;
    expect(estimate.find(({ key }) => key === "disabilityPension")?.expression).toMatch(/^\$606.93 \+ 0.75 × \$/);
    expect(estimate.map(({ key }) => key)).toContain("earnedPension");
  });
});

describe("answers of their own", () => {
  test("no province", () => {
    const found = answer({});
    expect(found.headline).toEqual({ key: "chooseProvince" });
    expect(found).toMatchObject({ income: null, monthlyBenefitToClose: null, affordableWaitWeeks: null, charts: [] });
    expect(found.working).toEqual([]);
    expect(found.whatWouldChange).toEqual([]);
  });

  test("no gap", () => {
    const found = answer({ ...base, spending: 0 });
    expect(found.headline).toEqual({ key: "noGap" });
    expect(found.monthlyBenefitToClose).toBe(0);
    expect(keys(found.mayNeedNone)).toEqual(["incomeIsEnough", "savingsCarry"]);
  });

  test("retired, or carried by savings", () => {
    expect(keys(answer({ ...base, pay: 0, savings: 96_000 }).mayNeedNone)).toEqual(["retired", "savingsCarry"]);
    expect(keys(answer({ ...base, savings: 95_999 }).mayNeedNone)).toEqual([]);
    const gone = answer({ ...cases.D, savings: 96_000 });
    expect(gone.headline).toMatchObject({ key: "savingsLast", left: 0 });
  });

  test("from 65 there is no long-term plan", () => {
    expect(answer({ ...base, age: 65 }).income?.gap).toBeCloseTo(answer(cases.B).income?.gap ?? 0, 6);
    expect(keys(answer({ ...base, age: 65 }).warnings)).toContain("longTermEndsAt65");
    expect(keys(answer({ ...base, age: 64 }).warnings)).not.toContain("longTermEndsAt65");
  });

  test.each([
    [base, ["workInjury", "carInjury", "earningsMustFall", "taxableLongTerm"]],
    [
      { ...base, cppd: "average" },
      ["pensionIsStrict", "workInjury", "carInjury", "earningsMustFall", "taxableLongTerm"],
    ],
    [
      { ...base, province: "QC", cppd: "estimate", ltd: null },
      ["pensionIsStrict", "workInjury", "carInjury", "quebecPension", "earningsMustFall"],
    ],
    [{ ...base, province: "QC", ltd: null }, ["workInjury", "carInjury", "earningsMustFall"]],
    [{ ...base, status: "employeeUnder600", ltd: null }, ["workInjury", "carInjury", "noEmploymentInsurance"]],
    [
      { ...base, status: "selfEmployed", sickWeeks: 0, ltd: null, std: {} },
      ["workInjury", "carInjury", "noEmploymentInsurance", "plansNeedEmployer"],
    ],
    [
      { ...base, status: "selfEmployedEI", sickWeeks: 1, ltd: null },
      ["workInjury", "carInjury", "earningsMustFall", "plansNeedEmployer"],
    ],
    [
      { ...base, status: "selfEmployed", sickWeeks: 0, ltd: null },
      ["workInjury", "carInjury", "noEmploymentInsurance"],
    ],
    [
      { ...base, pay: 120_000, ltd: { payer: "employee" } },
      ["workInjury", "carInjury", "earningsMustFall", "ceilingBelowPercentage"],
    ],
    [
      { ...base, std: { weeks: 10 }, ltd: { payer: "employee" } },
      ["workInjury", "carInjury", "earningsMustFall", "waitBetweenPlans"],
    ],
    [{ ...base, std: { weeks: 15 }, ltd: { payer: "employee" } }, ["workInjury", "carInjury", "earningsMustFall"]],
  ])("%j", (entries, expected) => expect(keys(answer(entries).warnings)).toEqual(expected));

  test("what would change it", () => {
    expect(answer(cases.A).whatWouldChange.map(({ input }) => input)).toEqual(["spending", "pay", "ltd.payer"]);
    expect(answer(cases.B).whatWouldChange.map(({ input }) => input)).toEqual(["cppd", "spending", "sickWeeks"]);
  });

  test("the chart has every source", () => {
    const [chart] = answer(cases.A).charts;
    expect(chart?.kind === "stack" && chart.layers.map(({ key }) => key)).toHaveLength(6);
    expect(chart?.kind === "stack" && chart.line?.values).toHaveLength(24);
  });
});

test("whatever is entered, numbers come out; more spending never means a smaller gap", () => {
  fc.assert(
    fc.property(anyEntries(disabilityInputs), fc.constantFrom(...provinceCodes), (entries, province) => {
      const found = answer({ ...entries, province });
      expectFinite(found);
      const more = answer({ ...entries, province, spending: 50_000 });
      expect(more.income?.gap ?? 0).toBeGreaterThanOrEqual((found.income?.gap ?? 0) - 1e-6);
    }),
    { numRuns: 25 },
  );
});
