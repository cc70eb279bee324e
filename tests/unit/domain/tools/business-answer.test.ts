import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerBusiness } from "#domain/tools/business-answer.ts";
import { businessInputs } from "#domain/tools/business-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import { wholeAnswer } from "./whole-answer.ts";

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
  expect(found.headline).toEqual({ key: "list", items: found.items, depends: found.depends });
  expect(found.depends).toEqual([
    { coverage: "professionalLiability", on: "regulated" },
    { coverage: "cyber", on: "data" },
    { coverage: "keyPerson", on: "owners" },
  ]);
  expect(found.working.map(({ key, expression, value }) => [key, expression, value])).toEqual([
    ["liabilityLimit", undefined, 2_000_000],
    ["propertySum", undefined, 40_000],
    ["interruptionSum", "$240,000 × 9 ÷ 12", 180_000],
  ]);
});

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

describe("special cases", () => {
  test("no activity", () => {
    expect(answer({}).headline).toEqual({ key: "chooseActivity" });
    expect(answer({ employees: 5 }).items).toEqual([]);
  });

  test("a home-based adviser", () => {
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
    expect(found.nextSteps).toEqual([
      { tool: "coverage-gap-analyzer", entries: { province: null, homeBusiness: true } },
    ]);
    expect(answer({ activity: "advice" }).warnings).toEqual([]);
  });
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

  test("no other items", () => {
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
    const reasons = (entries: Record<string, unknown>) =>
      answer({ ...base, equipment: 5, ...entries }).items.map(({ reason }) => reason);
    expect(reasons({ savings: 4 })).toContainEqual({ key: "equipmentAboveSavings", equipment: 5, savings: 4 });
    expect(answer({ ...base, regulated: true }).items.map(({ reason }) => reason.key)).toContain("regulatorMayRequire");
    expect(answer({ activity: "advice" }).items.map(({ reason }) => reason.key)).toEqual(["adviceGiven"]);
  });
});

test("any valid input returns finite numbers, and lists legal requirements first", () => {
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

test("sensitivity of the list", () => {
  expect(answer({}).sensitivity).toEqual([]);
  const shop = {
    activity: "retail",
    premises: "leased",
    grossProfit: 120_000,
    employees: 1,
    equipment: 40_000,
    savings: 0,
  };
  // Staff add three items, the lease adds business interruption, and every other answer adds one.
  expect(answer(shop).sensitivity).toEqual([
    { input: "employees", low: { to: 0, result: 4 }, high: { to: 5, result: 7 } },
    { input: "premises", low: { to: "home", result: 5 }, high: { to: "leased", result: 6 } },
    { input: "vehicles", low: { to: 0, result: 6 }, high: { to: 1, result: 7 } },
  ]);
});

describe("the whole answer", () => {
  test("of a shop with staff", () => {
    expect(
      wholeAnswer(
        answer({
          province: "ON",
          activity: "food",
          premises: "leased",
          employees: 6,
          vehicles: 2,
          staffDrive: true,
          data: true,
          contractLimit: 3_000_000,
          equipment: 90_000,
          grossProfit: 240_000,
          owners: 2,
          savings: 10_000,
          visitors: true,
          alcohol: true,
          franchise: true,
          board: true,
          regulated: true,
        }),
      ),
    ).toMatchInlineSnapshot(`
      "headline: list {items:[{coverage:workersCompensation, group:law, reason:{key:employees, employees:6}, amount:null}, {coverage:commercialAuto, group:law, reason:{key:vehicles, vehicles:2}, amount:null}, {coverage:generalLiability, group:contract, reason:{key:contractAsks, limit:3000000}, amount:3000000}, {coverage:professionalLiability, group:consider, reason:{key:regulatorMayRequire}, amount:null}, {coverage:property, group:consider, reason:{key:equipmentAboveSavings, equipment:90000, savings:10000}, amount:90000}, {coverage:interruption, group:consider, reason:{key:fixedPremises, grossProfit:240000}, amount:180000}, {coverage:ownersCompensation, group:consider, reason:{key:staffCoveredOwnersNot}, amount:null}, {coverage:nonOwnedAuto, group:consider, reason:{key:staffDrive}, amount:3000000}, {coverage:cyber, group:consider, reason:{key:personalData}, amount:null}, {coverage:employmentPractices, group:consider, reason:{key:fiveStaff}, amount:null}, {coverage:directorsOfficers, group:consider, reason:{key:board}, amount:null}, {coverage:liquor, group:consider, reason:{key:alcohol}, amount:3000000}, {coverage:products, group:consider, reason:{key:goodsSold}, amount:3000000}, {coverage:keyPerson, group:consider, reason:{key:severalOwners, owners:2}, amount:null}], depends:[]}
      results: minimumLiability S21
      restsOn: activity; recoveryMonths
      items: {coverage:workersCompensation, group:law, reason:{key:employees, employees:6}, amount:null};
         {coverage:commercialAuto, group:law, reason:{key:vehicles, vehicles:2}, amount:null};
         {coverage:generalLiability, group:contract, reason:{key:contractAsks, limit:3000000}, amount:3000000};
         {coverage:professionalLiability, group:consider, reason:{key:regulatorMayRequire}, amount:null};
         {coverage:property, group:consider, reason:{key:equipmentAboveSavings, equipment:90000, savings:10000}, amount:90000};
         {coverage:interruption, group:consider, reason:{key:fixedPremises, grossProfit:240000}, amount:180000};
         {coverage:ownersCompensation, group:consider, reason:{key:staffCoveredOwnersNot}, amount:null};
         {coverage:nonOwnedAuto, group:consider, reason:{key:staffDrive}, amount:3000000};
         {coverage:cyber, group:consider, reason:{key:personalData}, amount:null};
         {coverage:employmentPractices, group:consider, reason:{key:fiveStaff}, amount:null};
         {coverage:directorsOfficers, group:consider, reason:{key:board}, amount:null};
         {coverage:liquor, group:consider, reason:{key:alcohol}, amount:3000000};
         {coverage:products, group:consider, reason:{key:goodsSold}, amount:3000000};
         {coverage:keyPerson, group:consider, reason:{key:severalOwners, owners:2}, amount:null}
      working:
        liabilityLimit CAD = 3000000
        propertySum CAD = 90000
        interruptionSum CAD $240,000 × 9 ÷ 12 = 180000
      warnings: askRegulator; askFranchisor; industriesDiffer
      sensitivity: employees 0 → 11, 6 → 14; premises home → 13, leased → 14; vehicles 0 → 13, 2 → 14
      nextSteps: coverage-gap-analyzer {entries:{province:ON, homeBusiness:false}}"
    `);
  });

  test("of an owned workshop", () => {
    expect(
      wholeAnswer(
        answer({ activity: "making", premises: "owned", equipment: 5000, savings: 5000, owners: 3, vehicles: 1 }),
      ),
    ).toMatchInlineSnapshot(`
      "headline: list {items:[{coverage:commercialAuto, group:law, reason:{key:vehicles, vehicles:1}, amount:null}, {coverage:generalLiability, group:consider, reason:{key:visitorsOrWorkElsewhere}, amount:2000000}, {coverage:property, group:consider, reason:{key:ownedPremises}, amount:null}, {coverage:products, group:consider, reason:{key:goodsSold}, amount:2000000}, {coverage:keyPerson, group:consider, reason:{key:severalOwners, owners:3}, amount:null}], depends:[{coverage:workersCompensation, on:employees}, {coverage:professionalLiability, on:regulated}, {coverage:interruption, on:grossProfit}, {coverage:ownersCompensation, on:employees}, {coverage:cyber, on:data}, {coverage:employmentPractices, on:employees}]}
      results: minimumLiability null
      restsOn: activity
      items: {coverage:commercialAuto, group:law, reason:{key:vehicles, vehicles:1}, amount:null};
         {coverage:generalLiability, group:consider, reason:{key:visitorsOrWorkElsewhere}, amount:2000000};
         {coverage:property, group:consider, reason:{key:ownedPremises}, amount:null};
         {coverage:products, group:consider, reason:{key:goodsSold}, amount:2000000};
         {coverage:keyPerson, group:consider, reason:{key:severalOwners, owners:3}, amount:null}
      depends: {coverage:workersCompensation, on:employees}; {coverage:professionalLiability, on:regulated};
         {coverage:interruption, on:grossProfit}; {coverage:ownersCompensation, on:employees}; {coverage:cyber, on:data};
         {coverage:employmentPractices, on:employees}
      working:
        liabilityLimit CAD = 2000000
      sensitivity: employees 0 → 5, 5 → 8; premises home → 4, leased → 4; vehicles 0 → 4, 1 → 5
      nextSteps: coverage-gap-analyzer {entries:{province:null, homeBusiness:false}}"
    `);
  });

  test("of a home-based adviser", () => {
    expect(wholeAnswer(answer({ activity: "advice" }))).toMatchInlineSnapshot(`
      "headline: list {items:[{coverage:professionalLiability, group:consider, reason:{key:adviceGiven}, amount:null}], depends:[{coverage:workersCompensation, on:employees}, {coverage:commercialAuto, on:vehicles}, {coverage:generalLiability, on:premises}, {coverage:property, on:equipment}, {coverage:interruption, on:premises}, {coverage:ownersCompensation, on:employees}, {coverage:cyber, on:data}, {coverage:employmentPractices, on:employees}, {coverage:keyPerson, on:owners}]}
      results: minimumLiability null
      restsOn: activity
      items: {coverage:professionalLiability, group:consider, reason:{key:adviceGiven}, amount:null}
      depends: {coverage:workersCompensation, on:employees}; {coverage:commercialAuto, on:vehicles}; {coverage:generalLiability, on:premises};
         {coverage:property, on:equipment}; {coverage:interruption, on:premises}; {coverage:ownersCompensation, on:employees};
         {coverage:cyber, on:data}; {coverage:employmentPractices, on:employees}; {coverage:keyPerson, on:owners}
      working:
      sensitivity: employees 0 → 1, 5 → 4; premises home → 1, leased → 2; vehicles 0 → 1, 1 → 2
      nextSteps: coverage-gap-analyzer {entries:{province:null}}"
    `);
  });

  test("in a rented room", () => {
    expect(wholeAnswer(answer({ activity: "advice", premises: "leased", employees: 1 }))).toMatchInlineSnapshot(`
      "headline: list {items:[{coverage:workersCompensation, group:law, reason:{key:employees, employees:1}, amount:null}, {coverage:generalLiability, group:contract, reason:{key:leaseUsuallyAsks}, amount:2000000}, {coverage:professionalLiability, group:consider, reason:{key:adviceGiven}, amount:null}, {coverage:ownersCompensation, group:consider, reason:{key:staffCoveredOwnersNot}, amount:null}], depends:[{coverage:commercialAuto, on:vehicles}, {coverage:property, on:equipment}, {coverage:interruption, on:grossProfit}, {coverage:cyber, on:data}, {coverage:keyPerson, on:owners}]}
      results: minimumLiability null
      restsOn: activity
      items: {coverage:workersCompensation, group:law, reason:{key:employees, employees:1}, amount:null};
         {coverage:generalLiability, group:contract, reason:{key:leaseUsuallyAsks}, amount:2000000};
         {coverage:professionalLiability, group:consider, reason:{key:adviceGiven}, amount:null};
         {coverage:ownersCompensation, group:consider, reason:{key:staffCoveredOwnersNot}, amount:null}
      depends: {coverage:commercialAuto, on:vehicles}; {coverage:property, on:equipment}; {coverage:interruption, on:grossProfit};
         {coverage:cyber, on:data}; {coverage:keyPerson, on:owners}
      working:
        liabilityLimit CAD = 2000000
      warnings: industriesDiffer
      sensitivity: employees 0 → 2, 5 → 5; premises home → 3, leased → 4; vehicles 0 → 4, 1 → 5
      nextSteps: coverage-gap-analyzer {entries:{province:null, homeBusiness:false}}"
    `);
  });

  test("without an activity", () => {
    expect(wholeAnswer(answer({}))).toMatchInlineSnapshot(`
      "headline: chooseActivity
      results: restsOn null; minimumLiability null
      working:
      nextSteps: coverage-gap-analyzer {entries:{province:null}}"
    `);
  });
});

test("the number of owners can have the largest effect", () => {
  const asked = { activity: "trade", premises: "owned", contractLimit: 1_000_000, equipment: 1000, savings: 0 };
  expect(answer(asked).sensitivity).toContainEqual({
    input: "owners",
    low: { to: 1, result: 2 },
    high: { to: 2, result: 3 },
  });
});
