import type { Session } from "./driver/session.ts";
import { expect, read, test } from "./engine-test.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";

async function answer(page: Session, question: string, name: string): Promise<void> {
  await page.press({ role: "radio", name, within: { role: "radiogroup", name: question } });
}

test("the life needs calculator goes through its tabs to the coverage gap and keeps the input", async ({ arrive }) => {
  test.slow();
  const page = await arrive("/tools/life-insurance-calculator");
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
