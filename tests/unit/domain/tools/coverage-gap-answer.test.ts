import { describe, expect, test } from "vitest";
import { type GapRisk } from "#domain/tools/coverage-gap-answer.ts";
import { sicknessBenefit } from "#domain/tools/public-benefits.ts";
import { coverageGap } from "./every-tool.ts";
import vectors from "./vectors.json" with { type: "json" };

/** Answers of a person with pay, few savings and few assets. */
const settled = {
  held: ["none"],
  household: "single",
  sharedDebts: 0,
  employed: true,
  pay: 60_000,
  spending: 3000,
  savings: 5000,
  basement: false,
  drives: false,
  benefitsDropped: false,
  trips: 0,
  healthCosts: 0,
};
const { answer: answerAsEntered } = coverageGap;
const answer = (entries: Record<string, unknown>) => answerAsEntered({ ...settled, ...entries });
const row = (entries: Record<string, unknown>, risk: GapRisk) =>
  answer(entries).rows.find((found) => found.risk === risk);
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-gap"];
const renter = { province: "AB", pay: 60_000, spending: 3000, savings: 12_000, trips: 2 };

test("V-gap: each risk", () => {
  expect(sicknessBenefit(60_000)).toBe(vector.eiWeekly);
  expect(row(renter, "disability")).toMatchObject({
    status: "gap",
    net: vector.disability,
    atStake: 72_000 - vector.ei,
  });
  expect(row(renter, "abroad")).toMatchObject({ status: "gap", net: vector.abroad });
});

describe("existing coverage", () => {
  test.each([
    [1_000_000, "insuredUpTo", 1_000_000],
    [1, "insuredUpTo", 1],
    [null, "limitOpen", 0],
  ])("a liability limit of %s is %s", (limit, status, cover) => {
    const found = row({ ...renter, covers: [{ kind: "liability", limit }] }, "liability");
    expect(found).toMatchObject({ status, cover, atStake: 0, net: 0, next: null });
  });

  test("one known liability limit is enough", () => {
    const covers = [{ kind: "liability", limit: 5 }, { kind: "liability" }];
    expect(row({ covers }, "liability")).toMatchObject({ status: "insuredUpTo", cover: 5 });
  });

  test("a policy without a kind may insure any risk", () => {
    expect(answer({ ...renter, covers: [{ limit: 5 }] }).headline).toEqual({
      key: "heldFirst",
      risks: ["disability", "abroad"],
    });
  });

  test("a loss is a gap only if it is said which coverage there is", () => {
    const status = (held: readonly string[], covers: readonly object[] = []) =>
      row({ ...renter, held, covers }, "disability")?.status;
    expect(status([])).toBe("toCheck");
    expect(status(["notSure"])).toBe("toCheck");
    expect(status(["life", "notSure"])).toBe("toCheck");
    expect(status(["disability"])).toBe("toCheck");
    expect(status(["none"])).toBe("gap");
    expect(status(["life"])).toBe("gap");
    expect(status([], [{ kind: "disability", limit: 1000 }])).toBe("partly");
    expect(answer({ ...renter, held: [] })).toMatchObject({
      headline: { key: "heldFirst", risks: ["disability", "abroad"] },
      charts: [],
      nextSteps: [],
    });
  });

  test.each([
    [3000, "covered", 0],
    [2000, "youCanCarryIt", 0],
    [1000, "partly", 43_490 - 24_000],
    [null, "toCheck", 0],
  ])("a benefit of %s a month against two years without work is %s", (limit, status, net) => {
    expect(row({ ...renter, covers: [{ kind: "disability", limit }] }, "disability")).toMatchObject({ status, net });
  });

  test("two policies add up; a monthly benefit counts for two years", () => {
    const covers = [{ kind: "disability", limit: 1000 }, { kind: "disability", limit: 1000 }, { limit: 5 }];
    expect(row({ ...renter, covers }, "disability")?.cover).toBe(48_000);
    expect(row({ ...renter, covers: [{ kind: "life", limit: 5 }], sharedDebts: 50_000 }, "death")).toMatchObject({
      status: "partly",
      net: 50_000 - 5 - 12_000,
    });
    expect(row({ ...renter, covers: [{ kind: "travel", limit: 41_700 }] }, "abroad")?.status).toBe("covered");
  });

  test("an unknown limit is reported", () => {
    expect(answer({ covers: [{ kind: "life" }, {}] }).warnings).toContainEqual({ key: "limitUnknown", kind: "life" });
    expect(keys(answer({ covers: [{}] }).warnings)).not.toContain("limitUnknown");
    const twice = answer({ covers: [{ kind: "life" }, { kind: "life" }] }).warnings;
    expect(twice.filter(({ key }) => key === "limitUnknown")).toHaveLength(1);
  });
});

describe("exposure", () => {
  test.each<[Record<string, unknown>, GapRisk, number | null]>([
    [{ household: "parents", pay: 80_000, partnerPay: 45_000, sharedDebts: 10_000 }, "death", 10_000 + 5 * 42_500],
    [{ household: "couple", pay: 10_000, partnerPay: 90_000 }, "death", 0],
    [{ employed: false }, "disability", 72_000],
    [{ spending: 0 }, "disability", 0],
    [{ pay: 0 }, "disability", null],
    [{ basement: true }, "water", 43_000],
    [{ province: "BC", propertyValue: 600_000 }, "earthquake", 90_000],
    [{ province: "QC", propertyValue: 100_000 }, "earthquake", 15_000],
    [{ province: "ON", propertyValue: 100_000 }, "earthquake", 15_000],
    [{ province: "AB", propertyValue: 100_000 }, "earthquake", null],
    [{ propertyValue: 100_000 }, "property", 100_000],
    [{ province: "ON", drives: true, benefitsDropped: true }, "car", 72_000],
    [{ province: "NL", drives: true, benefitsDropped: true }, "car", 72_000],
    [{ province: "ON", drives: true }, "car", null],
    [{ province: "YT", drives: true }, "car", 72_000],
    [{ province: "NT", drives: true }, "car", 72_000],
    [{ province: "NU", drives: true }, "car", 72_000],
    [{ province: "YT" }, "car", null],
    [{ province: "AB", drives: true, benefitsDropped: true }, "car", null],
    [{ province: "AB", trips: 1 }, "abroad", 41_700],
    [{ healthCosts: 700 }, "health", 700],
  ])("%j: %s %s", (entries, risk, atStake) => {
    const found = row(entries, risk);
    expect(found?.status === "notExposed" ? null : found?.atStake).toBe(atStake);
  });

  test("without a province, some risks are unknown and no coverage is called unnecessary", () => {
    const found = answer({ drives: true });
    expect(row({ drives: true }, "car")?.status).toBe("provinceUnknown");
    expect(row({}, "car")?.status).toBe("notExposed");
    expect(row({ drives: null }, "car")?.status).toBe("notAnswered");
    expect(row({ drives: null, province: "AB" }, "car")?.status).toBe("notExposed");
    expect(row({}, "earthquake")?.status).toBe("provinceUnknown");
    expect(found.reasonsNotToBuy.map(({ risk }) => risk)).toEqual(["death", "water", "abroad", "health"]);
    expect(found.working.map(({ key }) => key)).toEqual(["disability"]);
  });

  test("an empty form has no findings", () => {
    const empty = answerAsEntered({});
    expect(empty.headline).toEqual({ key: "answerFirst" });
    expect(empty).toMatchObject({ working: [], charts: [], warnings: [], reasonsNotToBuy: [], nextSteps: [] });
    const without = (left: keyof typeof settled, entries: Record<string, unknown> = {}) => {
      const { [left]: _, ...others } = { ...settled, province: "ON", ...entries };
      return answerAsEntered(others).rows.flatMap(({ risk, status }) => (status === "notAnswered" ? [risk] : []));
    };
    expect(without("household")).toEqual(["death"]);
    expect(without("sharedDebts")).toEqual(["death"]);
    expect(without("sharedDebts", { household: "parents", partnerPay: 0 })).toEqual(["death"]);
    expect(without("trips", { household: "couple" })).toEqual(["death", "abroad"]);
    expect(without("employed")).toEqual(["disability"]);
    expect(without("pay", { household: "oneParent" })).toEqual(["death", "disability"]);
    expect(without("spending", { drives: true, benefitsDropped: true })).toEqual(["disability", "car"]);
    expect(without("basement")).toEqual(["water"]);
    expect(without("drives", { benefitsDropped: true })).toEqual(["car"]);
    expect(without("benefitsDropped", { drives: true })).toEqual(["car"]);
    expect(without("healthCosts")).toEqual(["health"]);
    expect(without("savings", { trips: 1 })).toEqual(["disability", "abroad"]);
    // A fully insured risk needs no savings.
    expect(without("savings", { trips: 1, pay: 0, covers: [{ kind: "travel", limit: 50_000 }] })).toEqual([]);
  });

  test("one covered risk is assessed, and the open ones are counted", () => {
    const covers = [{ kind: "property", limit: 100 }, { kind: "liability" }];
    const found = answerAsEntered({ propertyValue: 100, covers });
    expect(found.headline).toEqual({ key: "moreOpen", open: 8 });
    expect(found.warnings).toEqual([{ key: "provinceNeeded" }, { key: "limitUnknown", kind: "liability" }]);
    expect(answerAsEntered({ savings: 5 }).warnings).toEqual([]);
  });

  test.each<[Record<string, unknown>, readonly string[], readonly GapRisk[]]>([
    [{ savings: null, trips: 1 }, [], []],
    [{ trips: null }, ["savings", "basement", "spending"], ["disability"]],
    [{ basement: null }, ["trips", "savings", "spending"], ["disability"]],
    [{ household: "oneParent", pay: null, sharedDebts: 100_000 }, ["basement", "trips"], []],
    [{ pay: 0, trips: 1 }, ["trips", "basement", "savings"], ["abroad"]],
  ])("only answered questions vary, and only assessed risks are calculated: %j", (entries, inputs, risks) => {
    const found = answer({ province: "AB", ...entries });
    expect(found.sensitivity.map(({ input }) => input).toSorted()).toEqual([...inputs].toSorted());
    expect(found.working.map(({ key }) => key)).toEqual(risks);
    expect(keys(found.warnings).includes("disabilityIsGross")).toBe(risks.includes("disability"));
  });

  test("a risk without a value is unknown", () => {
    expect(row({}, "property")?.status).toBe("amountUnknown");
    expect(row({ province: "BC" }, "earthquake")?.status).toBe("amountUnknown");
    expect(answer({}).working.map(({ key }) => key)).not.toContain("property");
  });
});

test("a gap of a home opens the tool with the kind of home", () => {
  const all = {
    savings: 0,
    household: "couple",
    partnerPay: 0,
    drives: true,
    province: "YT",
    trips: 1,
    healthCosts: 5,
    propertyValue: 5,
  };
  const next = (entries: Record<string, unknown>, risk: GapRisk) => row({ ...all, ...entries }, risk)?.next;
  expect(next({ home: "own" }, "property")?.entries).toMatchObject({ dwelling: "house" });
  expect(next({ home: "rent" }, "property")?.entries).toMatchObject({ dwelling: "tenant" });
  expect(next({ home: "condo" }, "liability")?.entries).toMatchObject({ dwelling: "condo" });
});

test("without gaps", () => {
  const calm = answer({ savings: 5_000_000, homeBusiness: true, shortTermRental: true, groupLife: 5, province: "ON" });
  expect(calm.headline).toEqual({ key: "moreOpen", open: 2 });
  expect(
    answer({ province: "AB", pay: 0, propertyValue: 0, covers: [{ kind: "liability", limit: 5 }] }).headline,
  ).toEqual({
    key: "noGaps",
  });
  expect(calm).toMatchObject({ charts: [], nextSteps: [] });
  expect(keys(calm.warnings)).toEqual([
    "savingsCountedEachTime",
    "disabilityIsGross",
    "homeBusinessExcluded",
    "shortTermRentalExcluded",
    "groupLifeEnds",
  ]);
  expect(keys(answer({}).warnings)).toContain("provinceNeeded");
});

describe("entries passed to other tools", () => {
  const entriesFor = (tool: string, entries: Record<string, unknown>) =>
    answer(entries).nextSteps.find((step) => step.tool === tool)?.entries;

  test("life: a person alone has no marital status", () => {
    const alone = entriesFor("life-insurance-calculator", { household: "single", sharedDebts: 350_000 });
    expect(alone).toMatchObject({ annualIncome: 60_000, currentDebt: 350_000 });
    expect(alone?.["maritalStatus"]).toBeUndefined();
  });

  test("disability: a personal policy for a benefit, and nothing about a plan at work, which isn't asked", () => {
    const known = { province: "AB", pay: 60_000, spending: 3000, savings: 12_000 };
    expect(entriesFor("disability-insurance-calculator", renter)).toEqual(known);
    expect(
      entriesFor("disability-insurance-calculator", {
        ...renter,
        employed: false,
        covers: [{ kind: "disability", limit: 1000 }],
      }),
    ).toEqual({ ...known, status: "selfEmployed", own: { benefit: 1000 } });
  });

  test("home: the limit of an owner", () => {
    const tenant = { ...settled, home: "rent", propertyValue: 40_000 };
    expect(entriesFor("home-insurance-calculator", tenant)).toMatchObject({ dwelling: "tenant", contents: 40_000 });
    const owner = { home: "own", propertyValue: 600_000, covers: [{ kind: "property", limit: 400_000 }] };
    expect(entriesFor("home-insurance-calculator", owner)).toMatchObject({ dwelling: "house", limit: 400_000 });
    expect(entriesFor("home-insurance-calculator", { ...owner, home: "condo" })).not.toHaveProperty("limit");
    const unknown = entriesFor("home-insurance-calculator", { ...tenant, home: null });
    expect(unknown).toEqual({ province: null, savings: 5000 });
    expect(entriesFor("home-insurance-calculator", { home: "own", basement: true })).not.toHaveProperty("limit");
  });
});

test("spending, health costs and a partner's pay can have the largest effect", () => {
  const moved = (entries: Record<string, unknown>) => answer(entries).sensitivity.map(({ input }) => input);
  const lavish = { province: "ON", savings: 0, pay: 0, drives: true, benefitsDropped: true };
  expect(moved({ ...lavish, spending: 50_000, healthCosts: 500_000 })).toEqual(["spending", "healthCosts", "basement"]);
  const couple = { province: "AB", household: "couple", savings: 0, spending: 0 };
  expect(moved({ ...couple, pay: 300_000, partnerPay: 250_000 })).toEqual(["pay", "partnerPay", "basement"]);
});
