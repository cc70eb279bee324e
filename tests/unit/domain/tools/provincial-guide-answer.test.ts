import { expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { moveTasks } from "#domain/tools/provincial-guide-answer.ts";
import { provincialGuide } from "./every-tool.ts";

const { answer } = provincialGuide;

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
