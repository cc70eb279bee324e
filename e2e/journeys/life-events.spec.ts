import type { Page } from "@playwright/test";
import { openPage, startApp } from "../site.ts";
import { watchSending } from "./nothing-leaves.ts";
import { expect, inputMethodNames, tagFor, test, type Visitor } from "./visitor.ts";
import * as readingWords from "#words/reading.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/** The line of a step, which a pointer or a finger presses anywhere. */
function lineOf(page: Page, step: RegExp) {
  return page
    .getByRole("main")
    .locator("label")
    .filter({ has: page.getByRole("checkbox", { name: step }) });
}

/**
 * From home to an event, a step ticked and found again, the province's rule, and a tool that is filled in. The stories
 * of the other events show what their tools open with.
 */
async function live({ page, press, tick, choose }: Visitor, isByKeyboard: boolean): Promise<void> {
  const main = page.getByRole("main");
  const step = /^Within 60 days/;
  await openPage(page, "/");
  await press(main.getByRole("link", { name: "My life is changing" }));
  await expect(page).toHaveURL("/learn/life-events");
  await press(main.getByRole("link", { name: /^Working for yourself/ }));
  await expect(page).toHaveURL("/learn/life-events/working-for-yourself");
  if (isByKeyboard) await tick(main.getByRole("checkbox", { name: step }));
  else await press(lineOf(page, step));
  await expect(main.getByText(/^1 of \d done$/)).toBeAttached();

  await openPage(page);
  await expect(main.getByRole("checkbox", { name: step })).toBeChecked();
  await expect(main.getByText(/^1 of \d done$/)).toBeAttached();

  await choose(main.getByLabel(sharedToolWords.province.label), provinceNamesByCode.MB);
  await expect(main.getByRole("table").getByRole("rowheader").first()).toHaveText(
    /^Manitoba.*your province or territory/,
  );
  await press(main.getByRole("link", { name: /^Which business coverage comes first/ }));
  await expect(page).toHaveURL("/tools/business-insurance-calculator");
  await expect(page.getByLabel(/employees/i).first()).toHaveValue("0");
  await expect(main.getByLabel(sharedToolWords.province.label)).toHaveValue("MB");
}

for (const way of inputMethodNames) {
  test(`a life event, ${way}`, tagFor(way), async ({ arrive, watched }) => {
    const { expectNothingLeft } = watchSending(watched);
    await live(await arrive(way), way !== "by pointer");
    await expectNothingLeft([]);
  });
}

test("a step checked before hydration stays checked", async ({ page }) => {
  await page.goto("/learn/life-events/first-rental");
  const box = page.getByRole("checkbox", { name: /^Before you pack/ });
  await lineOf(page, /^Before you pack/).click();
  await expect(box).toBeChecked();
  await startApp(page);
  await expect(page.getByText(readingWords.stepsDone(1, 7))).toBeVisible();
  await openPage(page);
  await expect(box).toBeChecked();
  await page.getByRole("button", { name: readingWords.clearTicks }).click();
  await openPage(page);
  await expect(box).not.toBeChecked();
});
