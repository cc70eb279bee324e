import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerBusiness } from "#domain/tools/business-answer.ts";
import { businessInputs } from "#domain/tools/business-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";

const answer = (entries: Record<string, unknown>) => answerBusiness(readValues(businessInputs, entries));
const items = (entries: Record<string, unknown>) =>
  answer(entries).items.map(({ coverage, group, amount }) => [coverage, group, amount]);
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);

test("V-business", () => {
  const found = answer({
    province: "ON",
    activity: "trade",
    premises: "leased",
    employees: 3,
    vehicles: 1,
    contractLimit: 2_000_000,
    equipment: 40_000,
    savings: 10_000,
    grossProfit: 240_000,
    recoveryMonths: 9,
  });
  expect(found.items.map(({ coverage, group, amount }) => [coverage, group, amount])).toEqual([
    ["workersCompensation", "law", null],
    ["commercialAuto", "law", null],
    ["generalLiability", "contract", 2_000_000],
    ["property", "consider", 40_000],
    ["interruption", "consider", 180_000],
    ["ownersCompensation", "consider", null],
  ]);
  expect(found.headline).toEqual({ key: "list", law: 2, contract: 1, consider: 3 });
  expect(found.working.map(({ key, expression, value }) => [key, expression, value])).toEqual([
    ["liabilityLimit", undefined, 2_000_000],
    ["propertySum", undefined, 40_000],
    ["interruptionSum", "$240,000 × 9 ÷ 12", 180_000],
  ]);
});

describe("answers of their own", () => {
  test("no activity", () => {
    expect(answer({}).headline).toEqual({ key: "chooseActivity" });
    expect(answer({ employees: 5 }).items).toEqual([]);
  });

  test("advice from home", () => {
    const found = answer({ activity: "advice" });
    expect(found.headline).toEqual({ key: "homePolicyOnly" });
    expect(keys(found.mayNeedNone)).toEqual(["homeBasedAdvice"]);
    expect(keys(found.warnings)).toEqual(["homePolicyExcludes"]);
    expect(answer({ activity: "advice", equipment: 5 }).headline.key).toBe("list");
    expect(answer({ activity: "advice", regulated: true }).headline.key).toBe("list");
    for (const more of [{ visitors: true }, { data: true }, { employees: 1 }, { premises: "leased" }]) {
      expect(answer({ activity: "advice", ...more }).mayNeedNone).toEqual([]);
    }
  });
});

describe("item by item", () => {
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
    [{ ...base, staffDrive: true }, ["nonOwnedAuto", "consider", null]],
    [{ ...base, data: true }, ["cyber", "consider", null]],
    [{ ...base, employees: 5 }, ["employmentPractices", "consider", null]],
    [{ ...base, board: true }, ["directorsOfficers", "consider", null]],
    [{ ...base, alcohol: true }, ["liquor", "consider", null]],
    [{ activity: "making" }, ["products", "consider", null]],
    [{ activity: "food" }, ["products", "consider", null]],
    [{ activity: "retail" }, ["products", "consider", null]],
    [{ ...base, owners: 2 }, ["keyPerson", "consider", null]],
  ])("%j", (entries, expected) => expect(items(entries)).toContainEqual(expected));

  test("and nothing more", () => {
    expect(items({ ...base, employees: 4 }).map(([coverage]) => coverage)).toEqual([
      "workersCompensation",
      "generalLiability",
      "ownersCompensation",
    ]);
    expect(items({ ...base, grossProfit: 5 }).map(([coverage]) => coverage)).toEqual(["generalLiability"]);
    expect(items({ ...base, premises: "owned" }).map(([coverage]) => coverage)).toEqual([
      "generalLiability",
      "property",
    ]);
  });

  test("warnings", () => {
    expect(
      keys(answer({ ...base, regulated: true, franchise: true, employees: 1, premises: "owned" }).warnings),
    ).toEqual(["askRegulator", "askFranchisor", "industriesDiffer"]);
  });

  test("reasons", () => {
    expect(answer({ ...base, regulated: true }).items.map(({ reason }) => reason.key)).toContain("regulatorMayRequire");
    expect(answer({ activity: "advice" }).items.map(({ reason }) => reason.key)).toEqual(["adviceGiven"]);
  });
});

test("whatever is entered, numbers come out, and law stands first", () => {
  fc.assert(
    fc.property(anyEntries(businessInputs), (entries) => {
      const found = answer(entries);
      expectFinite(found);
      const order = ["law", "contract", "consider"];
      const places = found.items.map(({ group }) => order.indexOf(group));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});

test("what would change the list", () => {
  expect(answer({}).whatWouldChange).toEqual([]);
  const shop = { activity: "retail", premises: "leased", grossProfit: 120_000, employees: 1, equipment: 40_000 };
  // Staff bring three more; the lease brings interruption; everything else one.
  expect(answer(shop).whatWouldChange).toEqual([
    { input: "employees", low: { to: 0, result: 4 }, high: { to: 5, result: 7 } },
    { input: "premises", low: { to: "home", result: 5 }, high: { to: "leased", result: 6 } },
    { input: "vehicles", low: { to: 0, result: 6 }, high: { to: 1, result: 7 } },
  ]);
});
