import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { answerProvincialGuide, moveTasks } from "#domain/tools/provincial-guide-answer.ts";
import { provincialGuideInputs } from "#domain/tools/provincial-guide-inputs.ts";
import { readValues } from "./read-values.ts";
import { wholeAnswer } from "./whole-answer.ts";

const answer = (entries: Record<string, unknown>) =>
  answerProvincialGuide(readValues(provincialGuideInputs, entries), "2026-11-22");

test("V-move: from Alberta to Québec", () => {
  const { headline, first, second, differences, tasks } = answer({ province: "AB", second: "QC" });
  expect(headline).toEqual({ key: "move", from: "AB", to: "QC", differences });
  expect([first?.minimumLiability.value, second?.minimumLiability.value]).toEqual([200_000, 50_000]);
  expect([first?.premiumTax.home?.rate, second?.premiumTax.home?.rate]).toEqual([0, 0.09]);
  expect([first?.probateOnMillion, second?.probateOnMillion]).toEqual([525, 0]);
  expect([first?.pensionPlan, second?.pensionPlan]).toEqual(["CPP", "QPP"]);
  expect([first?.auto, second?.auto]).toEqual(["private", "stateInjuries"]);
  expect(differences).toEqual(["auto", "minimumLiability", "homeTax", "autoTax", "probate", "pensionPlan"]);
  expect(tasks).toEqual(moveTasks);
});

test("one province, none, or the same", () => {
  expect(answer({})).toMatchObject({
    headline: { key: "chooseProvince" },
    first: null,
    second: null,
    differences: [],
    tasks: [],
    warnings: [],
  });
  expect(answer({ second: "ON" })).toMatchObject({ headline: { key: "chooseProvince" }, second: { province: "ON" } });
  expect(answer({ province: "ON" })).toMatchObject({
    headline: { key: "oneProvince", province: "ON" },
    second: null,
    tasks: [],
  });
  expect(answer({ province: "ON", second: "ON" })).toMatchObject({
    headline: { key: "sameProvince", province: "ON" },
    differences: [],
    tasks: [],
  });
  expect(answer({ province: "ON", second: "NU" }).warnings).toEqual([{ key: "taxUnknown", province: "NU" }]);
});

test("every province has rules", () => {
  for (const province of provinceCodes) {
    const { first } = answer({ province });
    expect(first).toMatchObject({ province, minimumLiability: { unit: "CAD" } });
    expect(first?.hospitalDay === null).toBe(["NT", "YT", "PE"].includes(province));
    expect(first?.probateOnMillion === null).toBe(false);
    expect(first?.auto).toBe(
      province === "QC" ? "stateInjuries" : ["BC", "SK", "MB"].includes(province) ? "publicBasic" : "private",
    );
  }
  const changes = provinceCodes.flatMap((province) => answer({ province }).first?.changes ?? []);
  expect(changes).toEqual([
    { key: "albertaCareFirst", day: "2027-01-01" },
    { key: "ontarioOptionalBenefits", day: "2026-07-01" },
    { key: "quebecPremiumTax", day: "2027-01-01" },
  ]);
});

describe("the whole answer", () => {
  test("of a move from Ontario to Québec", () => {
    expect(wholeAnswer(answer({ province: "ON", second: "QC" }))).toMatchInlineSnapshot(`
      "headline: move {from:ON, to:QC, differences:[auto, minimumLiability, homeTax, autoTax, probate, hospitalDay, pensionPlan]}
      results: first {province:ON, auto:private, minimumLiability:S21, premiumTax:{home:{rate:0.08, figure:S57}, auto:{rate:0, figure:S57}, business:{rate:0.08, figure:S57}, life:{rate:0, figure:S57}}, probateOnMillion:14250, hospitalDay:S440, pensionPlan:CPP, changes:[{key:ontarioOptionalBenefits, day:2026-07-01}]};
         second {province:QC, auto:stateInjuries, minimumLiability:S31, premiumTax:{home:{rate:0.09, figure:S8}, auto:{rate:0.09, figure:S8}, business:{rate:0.09, figure:S8}, life:{rate:0, figure:S8}}, probateOnMillion:0, hospitalDay:S1325, pensionPlan:QPP, changes:[{key:quebecPremiumTax, day:2027-01-01}]}
      restsOn: province
      differences: auto; minimumLiability; homeTax; autoTax; probate; hospitalDay; pensionPlan
      tasks: healthCard; licence; plates; homePolicy; autoPolicy; will
      working:
      nextSteps: home-insurance-calculator {entries:{}}; auto-insurance-calculator {entries:{}}"
    `);
  });

  test("of a move from Alberta to Yukon", () => {
    expect(wholeAnswer(answer({ province: "AB", second: "YT" }))).toMatchInlineSnapshot(`
      "headline: move {from:AB, to:YT, differences:[homeTax, autoTax, probate, hospitalDay]}
      results: first {province:AB, auto:private, minimumLiability:S25, premiumTax:{home:{rate:0, figure:S1343}, auto:{rate:0, figure:S1343}, business:{rate:0, figure:S1343}, life:{rate:0, figure:S1343}}, probateOnMillion:525, hospitalDay:S980, pensionPlan:CPP, changes:[{key:albertaCareFirst, day:2027-01-01}]};
         second {province:YT, auto:private, minimumLiability:S45, premiumTax:{home:null, auto:null, business:null, life:null}, probateOnMillion:140, hospitalDay:null, pensionPlan:CPP, changes:[]}
      restsOn: province
      differences: homeTax; autoTax; probate; hospitalDay
      tasks: healthCard; licence; plates; homePolicy; autoPolicy; will
      working:
      warnings: taxUnknown {province:YT}
      nextSteps: home-insurance-calculator {entries:{}}; auto-insurance-calculator {entries:{}}"
    `);
  });

  test("of one province", () => {
    expect(wholeAnswer(answer({ province: "BC" }))).toMatchInlineSnapshot(`
      "headline: oneProvince {province:BC}
      results: first {province:BC, auto:publicBasic, minimumLiability:S23, premiumTax:{home:{rate:0, figure:S1375}, auto:{rate:0, figure:S1375}, business:{rate:0, figure:S1375}, life:{rate:0, figure:S1375}}, probateOnMillion:13450, hospitalDay:S1350, pensionPlan:CPP, changes:[]};
         second null
      restsOn: province
      working:
      nextSteps: home-insurance-calculator {entries:{}}; auto-insurance-calculator {entries:{}}"
    `);
  });
});
