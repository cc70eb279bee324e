import { sitePaths } from "#site/site-path.ts";
import { openPage } from "../site.ts";
import { watchSending } from "./nothing-leaves.ts";
import { expect, inputMethodNames, moreQuestions, openFolds, tagFor, test } from "./visitor.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import { inlineToolWords } from "#text/inline-tool.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";

/** Claims link to the complaint builder, which has its own page; the others are lists that lead to guides. */
const withoutTool = /\/(insurance-claims|life-events|prices|questions)$/;

test("each guide, insurance type and provincial guide has one inline tool", { tag: "@all" }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of sitePaths.filter((each) => /^\/(?:learn|insurance-types|provincial)\/[^/]+$/.test(each))) {
    await openPage(page, path);
    const open = page.locator("button", { hasText: inlineToolWords.open });
    await expect(open, path).toHaveCount(withoutTool.test(path) ? 0 : 1);
  }
});

for (const way of inputMethodNames) {
  test(
    `a tool answers within a guide, and its own page restores the input, ${way}`,
    tagFor(way),
    async ({ arrive, watched: _watched }) => {
      const visitor = await arrive(way);
      const { page, press, choose, write } = visitor;
      const { expectNothingLeft } = watchSending(page);
      await openPage(page, "/learn/travel-insurance");
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
    },
  );
}

test("a provincial guide presets its province, and shows visitors from elsewhere the changes of a move", async ({
  arrive,
}) => {
  const { page, press, choose } = await arrive("by pointer");
  await openPage(page, "/provincial/quebec-insurance-guide");
  await press(page.getByRole("button", { name: inlineToolWords.open }));
  const tool = page.locator("[data-slot=inline-tool]");
  await expect(tool.getByLabel(sharedToolWords.province.label, { exact: true })).toHaveValue("QC");
  await expect(tool.locator("[data-slot=tool-figure]")).toHaveText(provinceNamesByCode.QC);

  await choose(tool.getByLabel(sharedToolWords.province.label, { exact: true }), provinceNamesByCode.AB);
  await openPage(page);
  await press(page.getByRole("button", { name: inlineToolWords.open }));
  await expect(tool.locator("[data-slot=tool-figure]")).toHaveText("What changes");
  await expect(tool.getByRole("row", { name: /^Minimum liability by law/ })).toContainText("$50,000");
  await expect(tool.getByText("Exchange your driver’s licence.")).toBeVisible();
});

test("the inline life calculator answers, and its own page shows the result", async ({ arrive }) => {
  const { page, press, write } = await arrive("by pointer");
  await openPage(page, "/insurance-types/life");
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
