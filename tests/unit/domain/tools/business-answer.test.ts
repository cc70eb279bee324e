import { describe, expect, test } from "vitest";
import { business } from "./every-tool.ts";

const { answer } = business;
const items = (entries: Record<string, unknown>) =>
  answer(entries).items.map(({ coverage, group, amount }) => [coverage, group, amount]);
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);

test("what an open amount decides depends on it, and does not count as zero", () => {
  const bakery = { province: "ON", activity: "food", premises: "leased", employees: 3 };
  expect(answer(bakery).depends).toEqual(
    expect.arrayContaining([
      { coverage: "property", on: "equipment" },
      { coverage: "interruption", on: "grossProfit" },
    ]),
  );
  expect(answer({ ...bakery, equipment: 50_000 }).depends).toContainEqual({ coverage: "property", on: "savings" });
  expect(answer({ ...bakery, equipment: 0, grossProfit: 0 }).depends.map(({ on }) => on)).not.toContain("equipment");
  expect(items({ ...bakery, equipment: 50_000, savings: 10_000 })).toContainEqual(["property", "consider", 50_000]);
});

test("special cases: a home-based adviser", () => {
  const advice = {
    activity: "advice",
    premises: "home",
    employees: 0,
    visitors: false,
    data: false,
    regulated: false,
    vehicles: 0,
    equipment: 0,
    contractLimit: 0,
    owners: 1,
  };
  const found = answer(advice);
  expect(found.headline).toEqual({ key: "homePolicyOnly" });
  expect(keys(found.reasonsNotToBuy)).toEqual(["homeBasedAdvice"]);
  expect(keys(found.warnings)).toEqual(["homePolicyExcludes"]);
  expect(answer({ ...advice, equipment: 5 }).headline.key).toBe("list");
  expect(answer({ ...advice, equipment: null }).headline.key).toBe("list");
  expect(answer({ ...advice, regulated: true }).headline.key).toBe("list");
  for (const more of [{ visitors: true }, { data: true }, { employees: 1 }, { premises: "leased" }]) {
    expect(answer({ ...advice, ...more }).reasonsNotToBuy).toEqual([]);
  }
  // An empty answer does not count as "no".
  for (const open of ["premises", "employees", "visitors", "data"]) {
    expect(answer({ ...advice, [open]: null })).toMatchObject({ headline: { key: "list" }, reasonsNotToBuy: [] });
  }
  expect(answer({ ...advice, regulated: null }).headline.key).toBe("list");
  expect(answer({ ...advice, activity: "online" }).reasonsNotToBuy).toEqual([]);
  expect(found.nextSteps).toEqual([{ tool: "coverage-gap-analyzer", entries: { province: null, homeBusiness: true } }]);
  expect(answer({ activity: "advice" }).warnings).toEqual([]);
});

describe("each item", () => {
  const base = { activity: "online" };
  test.each([
    [{ ...base, contractLimit: 5_000_000 }, ["generalLiability", "contract", 5_000_000]],
    [{ ...base, contractLimit: 1_000_000 }, ["generalLiability", "contract", 2_000_000]],
    [{ ...base, premises: "leased" }, ["generalLiability", "contract", 2_000_000]],
    [base, ["generalLiability", "consider", 2_000_000]],
    [{ activity: "advice", visitors: true }, ["generalLiability", "consider", 2_000_000]],
    [{ activity: "advice" }, ["professionalLiability", "consider", null]],
    [{ ...base, regulated: true }, ["professionalLiability", "consider", null]],
    [{ ...base, premises: "owned" }, ["property", "consider", null]],
    [{ ...base, premises: "owned", grossProfit: 120_000, recoveryMonths: 6 }, ["interruption", "consider", 60_000]],
    [{ ...base, staffDrive: true }, ["nonOwnedAuto", "consider", 2_000_000]],
    [{ ...base, data: true }, ["cyber", "consider", null]],
    [{ ...base, employees: 5 }, ["employmentPractices", "consider", null]],
    [{ ...base, board: true }, ["directorsOfficers", "consider", null]],
    [{ ...base, alcohol: true }, ["liquor", "consider", 2_000_000]],
    [{ activity: "making" }, ["products", "consider", 2_000_000]],
    [{ activity: "food" }, ["products", "consider", 2_000_000]],
    [{ activity: "retail" }, ["products", "consider", 2_000_000]],
    [{ ...base, owners: 2 }, ["keyPerson", "consider", null]],
  ])("%j", (entries, expected) => expect(items(entries)).toContainEqual(expected));
});
