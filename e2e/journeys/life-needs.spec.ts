import type { Locator, Page } from "@playwright/test";
import { expectOneLead, newPerson, sendLead } from "./leads.ts";
import { watchSending } from "./nothing-leaves.ts";
import { expect, inputMethodNames, openFolds, tagFor, test, type Visitor } from "./visitor.ts";
import { compareFourMethods } from "#text/tools/life-methods.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";
import { toolsById } from "#text/tools.ts";
import { lifeChoices } from "#words/life-choices.ts";

async function answerAll(visitor: Visitor, form: Locator): Promise<void> {
  const radio = (question: string, answer: string) =>
    form.getByRole("radiogroup", { name: question }).getByRole("radio", { name: answer, exact: true });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await visitor.write(field(lifeNeedsWords.ageInYears), "41");
  await visitor.take(radio(lifeNeedsWords.gender, lifeChoices.male));
  await visitor.take(radio(lifeNeedsWords.doYouSmoke, lifeChoices.yes));

  await visitor.take(form.getByRole("tab", { name: lifeNeedsWords.financial }));
  await visitor.write(field(lifeNeedsWords.annualIncomeInDollars), "83000");
  await visitor.write(field(lifeNeedsWords.debtsInDollars), "11000");
  await visitor.write(field(lifeNeedsWords.mortgageInDollars), "214000");
  await visitor.write(field(lifeNeedsWords.existingLifeInsurance), "97000");
  await visitor.take(radio(lifeNeedsWords.doYouOwnBusiness, lifeChoices.yes));

  await visitor.press(form.getByRole("link", { name: lifeNeedsWords.next(lifeNeedsWords.family) }));
  await visitor.take(radio(lifeNeedsWords.maritalStatus, lifeChoices.married));
  await visitor.write(field(lifeNeedsWords.spousesIncomeInDollars), "33000");
  await visitor.write(field(lifeNeedsWords.numberOfChildren), "2");

  await visitor.take(form.getByRole("tab", { name: lifeNeedsWords.goals }));
  await visitor.write(field(lifeNeedsWords.educationFundInDollars), "52000");
}

const comparisonOf = (page: Page) => page.getByRole("region", { name: compareFourMethods });

/** Opens everything below the result, once it is there. */
async function openResult(visitor: Visitor): Promise<void> {
  await expect(comparisonOf(visitor.page)).toBeVisible();
  await openFolds(visitor, /./);
}

for (const way of inputMethodNames) {
  test(
    `from the tools to the life needs calculator, its result and a quote request, ${way}`,
    tagFor(way),
    async ({ arrive }) => {
      const visitor = await arrive(way);
      const { page } = visitor;
      const sending = watchSending(page);
      await page.goto("/tools");
      const main = page.getByRole("main");
      await visitor.press(main.getByRole("link", { name: toolsById["life-insurance-calculator"].actionText }));
      await expect(page).toHaveURL("/tools/life-insurance-calculator");
      const form = main.getByRole("form", { name: lifeNeedsWords.yourSituation });
      await answerAll(visitor, form);
      await visitor.press(form.getByRole("button", { name: lifeNeedsWords.calculate, exact: true }));
      await openResult(visitor);

      const working = (title: string) => main.getByRole("table", { name: title, exact: true });
      // (83,000 − 33,000) × 20 × 0.7, 240,000 owed, 293,500 for the children and 166,000 for the business
      await expect(working(lifeNeedsWords.totalNeeds)).toContainText("$1,399,500");
      await expect(working(lifeNeedsWords.coverageGap)).toContainText("$1,302,500");
      await expect(main.getByText("Coverage gap $1,302,500.", { exact: false }).first()).toBeAttached();
      // 1,302.50 × 2 for smoking × 1.2 for a man, in twelfths: 260.50
      await expect(main.getByRole("region", { name: lifeNeedsWords.term10Years })).toContainText("$261 a month");
      await expect(main.getByRole("region", { name: lifeNeedsWords.wholeLife })).toContainText("$2,084 a month");

      const entered = ["83000", "83,000", "214000", "97000", "52000", "1302500", "1,302,500"];
      await sending.expectNothingLeft(entered, ["localStorage"]);

      const person = newPerson({ phone: "416-555-0123", interest: "Insurance Review" });
      await visitor.press(main.getByRole("button", { name: lifeNeedsWords.getPersonalizedQuotes }));
      const dialog = page.getByRole("dialog", { name: lifeNeedsWords.getPersonalizedQuotes });
      await sendLead(visitor, dialog, person, lifeNeedsWords.requestMyQuotes);
      await expect(dialog.getByRole("heading", { name: leadReceiptWords.title })).toBeFocused();
      sending.expectSentWithout(entered);
      await expectOneLead(visitor, person, {
        interest: "insurance_review",
        lead_type: "insurance_calculator",
        page_source: "life_needs_calculator",
        page: "/tools/life-insurance-calculator",
      });
    },
  );
}
