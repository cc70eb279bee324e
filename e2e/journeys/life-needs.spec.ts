import type { Locator, Page } from "@playwright/test";
import { expectOneLead, newPerson, sendLead } from "./leads.ts";
import { watchSending } from "./nothing-leaves.ts";
import { expect, inputMethodNames, openFolds, tagFor, test, type Visitor } from "./visitor.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { compareFourMethods, lifeMethodsWords } from "#text/tools/life-methods.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
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
const comparedFigureOf = (page: Page) => comparisonOf(page).locator("[data-slot=tool-figure]");

/** Opens everything below the result, once it is there. */
async function openResult(visitor: Visitor): Promise<void> {
  await expect(comparisonOf(visitor.page)).toBeVisible();
  await openFolds(visitor, /./);
}

/** The calculator's own result, and the other methods' below it. */
async function expectResult(page: Page): Promise<void> {
  await expect(
    page.getByRole("table", { name: lifeNeedsWords.coverageGap, exact: true, includeHidden: true }),
  ).toContainText("$1,302,500");
  await expect(comparedFigureOf(page)).toHaveText("$390,000 to $740,000");
}

/** Answers what the comparison asks for. */
async function compare({ page, choose, write }: Visitor): Promise<void> {
  const panel = comparisonOf(page);
  await choose(panel.getByLabel(sharedToolWords.province.label), provinceNamesByCode.ON);
  const { row, fields } = lifeMethodsWords.questions.childrenAges;
  await expect(comparedFigureOf(page)).toHaveText(lifeMethodsWords.asks.childrensAges({ children: 2 }).ask);
  await write(panel.getByLabel(`${row} 1: ${fields.age.label}`), "3");
  await write(panel.getByLabel(`${row} 2: ${fields.age.label}`), "6");
  await write(panel.getByLabel(lifeMethodsWords.questions.savings.label), "41234");
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

      await visitor.press(main.getByRole("button", { name: lifeNeedsWords.recalculate }));
      await expect(form.getByLabel(lifeNeedsWords.educationFundInDollars)).toHaveValue("52000");
      await visitor.press(form.getByRole("button", { name: lifeNeedsWords.calculate, exact: true }));
      await openResult(visitor);
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

/** Opens the calculator, answers every question and opens the result. */
async function calculate(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto("/tools/life-insurance-calculator");
  const form = page.getByRole("form", { name: lifeNeedsWords.yourSituation });
  await answerAll(visitor, form);
  await visitor.press(form.getByRole("button", { name: lifeNeedsWords.calculate, exact: true }));
  await openResult(visitor);
}

test("the result is restored after a reload, after navigation, and from a share link in another browser", async ({
  arrive,
  browser,
}) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const sending = watchSending(page);
  await calculate(visitor);
  await compare(visitor);
  await expectResult(page);

  await page.reload();
  await expectResult(page);
  await page.getByRole("link", { name: toolScreenWords.backToTools }).click();
  await expect(page).toHaveURL("/tools");
  await page.goBack();
  await expectResult(page);

  await openFolds(visitor, /Compare four methods/);
  await comparisonOf(page).getByRole("button", { name: sharedToolWords.actions.atAnswer.share, exact: true }).click();
  const link = await comparisonOf(page).getByLabel(sharedToolWords.actions.linkLabel).inputValue();
  const elsewhere = await browser.newContext();
  const shared = await elsewhere.newPage();
  await shared.goto(link);
  await expectResult(shared);
  expect(new URL(shared.url()).hash).toBe("");
  await shared.getByRole("button", { name: lifeNeedsWords.recalculate }).click();
  await expect(shared.getByText(lifeNeedsWords.answersCameWithTheLink)).toBeVisible();
  await elsewhere.close();

  await page.getByRole("button", { name: lifeNeedsWords.recalculate }).click();
  await expect(page.getByText(lifeNeedsWords.answersFromEarlier)).toBeVisible();
  await sending.expectNothingLeft(["83000", "83,000", "214000", "41234"], ["localStorage"]);
});
