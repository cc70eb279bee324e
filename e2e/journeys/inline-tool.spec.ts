import { sitePaths } from "#site/site-path.ts";
import { startApp } from "../site.ts";
import { watchPage } from "../watch-page.ts";
import { watchSending } from "./nothing-leaves.ts";
import { moreQuestions, openFolds } from "./open-folds.ts";
import { expect, test, tagFor, inputMethodNames } from "./visitor.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import { inlineToolWords } from "#text/inline-tool.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";

const places = sitePaths.filter((path) => /^\/(?:learn|insurance-types|provincial)\/[^/]+$/.test(path));

/** Claims link to the complaint builder, which has its own page; the others are lists that lead to guides. */
const withoutTool: readonly string[] = [
  "/learn/insurance-claims",
  "/learn/life-events",
  "/learn/prices",
  "/learn/questions",
];

test("each guide, insurance type and provincial guide has one inline tool", { tag: "@all" }, async ({ page }) => {
  test.setTimeout(120_000);
  expect(places.length).toBeGreaterThan(30);
  for (const path of places) {
    await page.goto(path);
    await startApp(page);
    const open = page.locator("button", { hasText: inlineToolWords.open });
    await expect(open, path).toHaveCount(withoutTool.includes(path) ? 0 : 1);
  }
});

for (const way of inputMethodNames) {
  test(
    `a tool answers within a guide, and its own page restores the input, ${way}`,
    tagFor(way),
    async ({ arrive, site }) => {
      const visitor = await arrive(way);
      const { page, press, choose, write } = visitor;
      const problems = await watchPage(page, site);
      const { expectNothingLeft } = watchSending(page);
      await page.goto("/learn/travel-insurance");
      await startApp(page);
      await press(page.getByRole("button", { name: inlineToolWords.open }));
      const tool = page.locator("[data-slot=inline-tool]");
      await choose(tool.getByLabel(sharedToolWords.province.label, { exact: true }), provinceNamesByCode.ON);
      await openFolds(visitor, moreQuestions);
      await write(tool.getByLabel(travelToolWords.questions.days.label, { exact: true }), "4");
      await write(tool.getByLabel(travelToolWords.questions.prepaid.label, { exact: true }), "41073");
      await expect(tool.locator("[data-slot=tool-figure]")).toHaveText("$54,400 to $55,200");
      await press(tool.getByRole("link", { name: sharedToolWords.answer.whole }));
      await expect(page).toHaveURL("/tools/travel-insurance-calculator");
      await expect(page.locator("[data-slot=tool-figure]")).toHaveText("$54,400 to $55,200");
      await expect(page.getByLabel(travelToolWords.questions.prepaid.label, { exact: true })).toHaveValue("41,073");
      await expectNothingLeft(["41073"], ["localStorage"]);
      expect(problems).toEqual([]);
    },
  );
}

test("a provincial guide presets its province, and shows visitors from elsewhere the changes of a move", async ({
  arrive,
}) => {
  const { page, press, choose } = await arrive("by pointer");
  await page.goto("/provincial/quebec-insurance-guide");
  await startApp(page);
  await press(page.getByRole("button", { name: inlineToolWords.open }));
  const tool = page.locator("[data-slot=inline-tool]");
  await expect(tool.getByLabel(sharedToolWords.province.label, { exact: true })).toHaveValue("QC");
  await expect(tool.locator("[data-slot=tool-figure]")).toHaveText(provinceNamesByCode.QC);

  await choose(tool.getByLabel(sharedToolWords.province.label, { exact: true }), provinceNamesByCode.AB);
  await page.reload();
  await startApp(page);
  await press(page.getByRole("button", { name: inlineToolWords.open }));
  await expect(tool.locator("[data-slot=tool-figure]")).toHaveText("What changes");
  await expect(tool.getByRole("row", { name: /^Minimum liability by law/ })).toContainText("$50,000");
  await expect(tool.getByText("Exchange your driver’s licence.")).toBeVisible();
});

test("the inline life calculator answers, and its own page shows the result", async ({ arrive }) => {
  const { page, press, write } = await arrive("by pointer");
  await page.goto("/insurance-types/life");
  await startApp(page);
  await press(page.getByRole("button", { name: inlineToolWords.open }));
  const tool = page.locator("[data-slot=inline-tool]");
  await write(tool.getByLabel(lifeNeedsWords.ageInYears, { exact: true }), "41");
  await press(tool.getByRole("link", { name: lifeNeedsWords.next(lifeNeedsWords.financial) }));
  await write(tool.getByLabel(lifeNeedsWords.annualIncomeInDollars, { exact: true }), "83000");
  await press(tool.getByRole("button", { name: lifeNeedsWords.calculate, exact: true }));
  // 83,000 × 20 × 0.7, 15,000 and half of 83,000
  await expect(tool.getByText("$1,218,500").first()).toBeVisible();
  await press(tool.getByRole("link", { name: inlineToolWords.wholeLife }));
  await expect(page).toHaveURL("/tools/life-insurance-calculator");
  await expect(page.getByRole("main").getByText("$1,218,500").first()).toBeVisible();
});
