import { expectOneLead, newPerson, sendLead, thanks } from "./leads.ts";
import { watchSending } from "./nothing-leaves.ts";
import { expect, inputMethodNames, tagFor, test } from "./visitor.ts";
import * as shellWords from "#words/shell.ts";
import * as premiumCalculatorWords from "#words/premium-calculator.ts";
import { designSystemWords } from "#words/design-system.ts";

for (const way of inputMethodNames) {
  test(
    `the floating calculator estimates a premium, and its quote request contains no input, ${way}`,
    tagFor(way),
    async ({ arrive }) => {
      const visitor = await arrive(way);
      const { page } = visitor;
      const sending = watchSending(page);
      await page.goto("/faq");
      await visitor.press(page.getByRole("button", { name: shellWords.premiumCalculator }));
      const dialog = page.getByRole("dialog", { name: premiumCalculatorWords.insurancePremiumCalculator });
      const calculate = dialog.getByRole("button", { name: premiumCalculatorWords.calculatePremium });
      await expect(calculate).toBeDisabled();

      await visitor.choose(
        dialog.getByLabel(premiumCalculatorWords.insuranceType),
        premiumCalculatorWords.lifeInsurance,
      );
      await visitor.write(dialog.getByRole("textbox", { name: premiumCalculatorWords.age, exact: true }), "40");
      await visitor.write(dialog.getByRole("textbox", { name: premiumCalculatorWords.coverage }), "525000");
      await visitor.press(calculate);
      const result = dialog.getByRole("region", { name: premiumCalculatorWords.estimatedMonthlyPremium });
      // 525 thousands × 4 × 0.5
      await expect(result.getByText("$1,050", { exact: true })).toBeVisible();
      await visitor.press(result.locator("summary"));
      await expect(result.getByRole("table", { name: premiumCalculatorWords.howWeGotThere })).toContainText(
        "$525,000 ÷ 1,000 × 4 × 0.5",
      );
      await expect(result.getByText(premiumCalculatorWords.isThatRealistic)).toBeVisible();
      const figures = ["525000", "525,000", "1050", "1,050"];
      await sending.expectNothingLeft(figures);

      const person = newPerson({ interest: "Coverage Review" });
      const form = dialog.getByRole("region", { name: premiumCalculatorWords.getOffersThatFit });
      await sendLead(visitor, form, person, premiumCalculatorWords.getMyQuotes);
      sending.expectSentWithout(figures);
      await expectOneLead(visitor, person, {
        interest: "coverage_review",
        lead_type: "insurance_calculator",
        page_source: "floating_calculator",
        page: "/faq",
      });
      // The first Escape closes the toast, which may cover the form on a small screen, and keeps the dialog open.
      await page.keyboard.press("Escape");
      await expect(page.getByText(thanks, { exact: true })).toBeHidden();
      await expect(dialog).toBeVisible();
      await visitor.press(dialog.getByRole("button", { name: designSystemWords.close }));
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("button", { name: shellWords.premiumCalculator })).toBeFocused();
    },
  );
}
