import type { Session } from "./driver/session.ts";
import { expect, focused, gone, read, seen, test } from "./engine-test.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import * as premiumCalculatorWords from "#words/premium-calculator.ts";
import * as shellWords from "#words/shell.ts";
import { designSystemWords } from "#words/design-system.ts";

test("the premium calculator gives the specified estimate for each line", async ({ arrive }) => {
  // On a phone the button hides over the cards of the first screen.
  const page = await arrive({ width: 1280, height: 920 });
  await page.open("/insurance-types");
  const dialog = { role: "dialog", name: premiumCalculatorWords.insurancePremiumCalculator } as const;
  const open = { role: "button", name: shellWords.premiumCalculator } as const;
  await page.press(open);
  await seen(page, dialog);
  await page.choose({ role: "combobox", name: premiumCalculatorWords.insuranceType, within: dialog }, "Life insurance");
  await page.write({ role: "textbox", name: "Age", within: dialog }, "40");
  await page.write({ role: "textbox", name: /^Coverage/, within: dialog }, "525000");
  await page.press({ role: "button", name: premiumCalculatorWords.calculatePremium, within: dialog });
  await seen(page, {
    role: "region",
    name: premiumCalculatorWords.estimatedMonthlyPremium,
    text: "$1,050",
    within: dialog,
  });
  await page.press({ role: "button", name: designSystemWords.close, within: dialog });
  await gone(page, dialog);
  await focused(page, open);
});

async function answer(page: Session, question: string, name: string): Promise<void> {
  await page.press({ role: "radio", name, within: { role: "radiogroup", name: question } });
}

test("the life needs calculator goes through its tabs to the coverage gap and keeps the input", async ({ arrive }) => {
  test.slow();
  const page = await arrive();
  await page.open("/tools/life-insurance-calculator");
  const write = (name: string | RegExp, text: string) => page.write({ role: "textbox", name }, text);
  await write("Age in years", "41");
  await answer(page, "Gender", "Male");
  await answer(page, "Do you smoke?", "Yes");
  await page.press({ role: "tab", name: lifeNeedsWords.financial });
  await write("Annual income in dollars", "83000");
  await write("Debts in dollars", "11000");
  await write("Mortgage in dollars", "214000");
  await write("Life insurance you have, in dollars", "97000");
  await answer(page, "Do you own a business?", "Yes");
  await page.press({ role: "link", name: "Next: Family" });
  await answer(page, "Marital status", "Married");
  await write("Spouse's annual income in dollars", "33000");
  await write("Number of children", "2");
  await page.press({ role: "tab", name: lifeNeedsWords.goals });
  await write("Education fund in dollars", "52000");
  await page.press({ role: "button", name: lifeNeedsWords.calculate });
  await read(page, "$1,302,500");
  await page.press({ role: "button", name: lifeNeedsWords.recalculate });
  expect(await page.value({ role: "textbox", name: lifeNeedsWords.educationFundInDollars })).toMatch(/^52[ ,]?000$/);
});
