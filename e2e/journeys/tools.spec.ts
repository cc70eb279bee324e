import type { Page } from "@playwright/test";
import { openPage } from "../site.ts";
import { watchSending } from "./nothing-leaves.ts";
import { expect, moreQuestions, openFolds, test, touchInput, type Visitor } from "./visitor.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import { estateToolWords } from "#text/tools/estate-planning-review.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const province = (page: Page) => page.getByRole("main").getByLabel(sharedToolWords.province.label);

const radioOf = (page: Page, question: string, answer: string) =>
  page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: answer });

/**
 * Stands for the others: all tools keep and share their answers by the same code, and their own questions are tested in
 * stories. This one has folded questions.
 */
const tool = "/tools/travel-insurance-calculator";
const figure = "$54,400 to $55,200";

/** Input that must not be sent or stored elsewhere. */
const typed = ["41073"];

/** Answers the tool's questions, and waits for the answer. */
async function answerTool(visitor: Visitor): Promise<void> {
  const { page, choose, write } = visitor;
  const { questions } = travelToolWords;
  await openPage(page, tool);
  await openFolds(visitor, moreQuestions);
  await choose(province(page), provinceNamesByCode.ON);
  await write(page.getByLabel(questions.days.label), "4");
  await write(page.getByLabel(questions.trips.label), "1");
  await write(page.getByLabel(questions.single.label), "1062");
  await write(page.getByLabel(questions.annual.label), "2655");
  await write(page.getByLabel(questions.prepaid.label), "41073");
  await expect(figureOf(page)).toHaveText(figure);
  await expect(page.getByText("From 3 trips a year; you plan 1").first()).toBeAttached();
}

const figureOf = (page: Page) => page.locator("[data-slot=tool-figure]");

// At 400 % zoom, a keyboard meets all that it meets without.
test("the answer of a tool updates with the input, by keyboard at 400 % zoom", { tag: "@all" }, async ({ arrive }) => {
  const visitor = await arrive("by keyboard at 400 % zoom");
  const { expectNothingLeft } = watchSending(visitor.page);
  await answerTool(visitor);
  await expectNothingLeft(typed, ["localStorage"]);
});

test("a tool by mouse, after a reload and a return, and from a share link in another browser", async ({
  arrive,
  browser,
  watched: _watched,
}) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const { expectNothingLeft } = watchSending(page);
  await answerTool(visitor);

  await page.reload();
  await expect(figureOf(page)).toHaveText(figure);
  await page.getByRole("link", { name: toolScreenWords.backToTools }).click();
  await expect(page).toHaveURL("/tools");
  await page.goBack();
  await expect(figureOf(page)).toHaveText(figure);

  await page.getByRole("button", { name: sharedToolWords.actions.atAnswer.share, exact: true }).click();
  const link = await page.getByLabel(sharedToolWords.actions.linkLabel).inputValue();
  expect(link).toMatch(new RegExp(`${tool}#v2\\.`));
  const elsewhere = await browser.newContext();
  const shared = await elsewhere.newPage();
  await shared.goto(link);
  // The link starts the app without any interaction.
  await expect(figureOf(shared)).toHaveText(figure);
  await expect(shared.getByText(sharedToolWords.restored.link)).toBeVisible();
  expect(new URL(shared.url()).hash).toBe("");
  await elsewhere.close();

  await expectNothingLeft(typed, ["localStorage"]);
  await page.getByRole("button", { name: sharedToolWords.form.reset }).click();
  await openPage(page);
  await expect(figureOf(page)).not.toHaveText(figure);
});

test.describe("on a phone, by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("the answer of a tool stays visible during input", { tag: "@all" }, async ({ page, site }) => {
    await answerTool({ page, site, ...touchInput() });
    // On a small screen, a line above the questions shows the answer and links to it.
    const inSight = page.locator("[data-slot=tool-panel] a", { hasText: figure }).first();
    await expect(inSight).toBeInViewport();
    await inSight.tap();
    await expect(figureOf(page)).toBeInViewport();
  });
});

test("the price of a guide stays when a link to a section is followed", async ({ page }) => {
  await openPage(page, "/learn/home-insurance");
  const price = page.locator("[data-slot=one-price]").first();
  const prerendered = String(await price.textContent());
  await page.locator("main a[href^='#']").first().dispatchEvent("click");
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  await expect(price).toHaveText(prerendered);
});

test("the estate review passes its shortfall to the life calculator", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page, press, write, choose } = visitor;
  await openPage(page, "/tools/estate-planning-review");
  await openFolds(visitor, moreQuestions);
  await choose(province(page), provinceNamesByCode.ON);
  await write(page.getByLabel(estateToolWords.questions.rrsp.label), "400000");
  await visitor.take(radioOf(page, estateToolWords.questions.spouse.label, sharedToolWords.no));
  await write(page.getByLabel(estateToolWords.questions.debts.label), "390000");
  await write(page.getByLabel(estateToolWords.questions.cash.label), "0");
  await expect(figureOf(page)).toHaveText("$215,250 short so far");
  await press(page.getByRole("link", { name: /^Work out what your family would need/ }));
  await expect(page).toHaveURL("/tools/life-insurance-calculator");
  await expect(page.getByText(lifeNeedsWords.answersCameWithTheLink)).toBeVisible();
  await page.getByRole("tab", { name: lifeNeedsWords.goals }).click();
  // The amount of the card.
  await expect(page.getByLabel(lifeNeedsWords.finalExpensesInDollars)).toHaveValue("215,250");
  await page.getByRole("button", { name: lifeNeedsWords.calculate }).click();
  await expect(page.getByText("$215,250").first()).toBeVisible();
});
