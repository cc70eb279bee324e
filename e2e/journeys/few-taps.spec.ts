import type { Locator } from "@playwright/test";
import { expect, startApp, test } from "../site.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import * as shellWords from "#words/shell.ts";
import * as leadFormWords from "#words/lead-form.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("the life coverage amount is three taps and less than six screens from the home page", async ({ page }) => {
  let taps = 0;
  let screens = 1;
  async function reach(place: Locator) {
    const before = await page.evaluate(() => scrollY);
    await place.scrollIntoViewIfNeeded();
    screens += Math.abs((await page.evaluate(() => scrollY)) - before) / 740;
  }
  async function tap(place: Locator) {
    await reach(place);
    await place.click();
    taps += 1;
  }
  await page.goto("/");
  await tap(page.getByRole("main").getByRole("link", { name: "How much life coverage?" }));
  const form = page.getByRole("form", { name: lifeNeedsWords.yourSituation });
  // The link leads to the first question rather than the top of the page.
  await expect(form.getByLabel(lifeNeedsWords.ageInYears, { exact: true })).toBeInViewport();
  screens += 1;
  await form.getByLabel(lifeNeedsWords.ageInYears, { exact: true }).fill("41");
  await tap(form.getByRole("link", { name: lifeNeedsWords.next(lifeNeedsWords.financial) }));
  await reach(form.getByLabel(lifeNeedsWords.mortgageInDollars, { exact: true }));
  await form.getByLabel(lifeNeedsWords.annualIncomeInDollars, { exact: true }).fill("83000");
  await form.getByLabel(lifeNeedsWords.mortgageInDollars, { exact: true }).fill("214000");
  // 83,000 × 20 × 0.7, 214,000, 15,000 and half of 83,000
  await tap(form.getByRole("button", { name: lifeNeedsWords.calculate, exact: true }));
  const answer = page.getByText("$1,432,500", { exact: true }).first();
  await expect(answer).toBeInViewport();
  expect(taps).toBe(3);
  expect(screens).toBeLessThan(6);
});

for (const isStarted of [false, true]) {
  test(`two keystrokes lead to the first question of a consultation, ${isStarted ? "after" : "before"} hydration`, async ({
    page,
  }) => {
    await page.goto("/tools/consultation");
    if (isStarted) await startApp(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: shellWords.skipToForm })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(leadFormWords.fullName)).toBeFocused();
    await expect(page.getByLabel(leadFormWords.fullName)).toBeInViewport({ ratio: 1 });
  });
}

test("a share link to a life result is two taps away and opens it", { tag: "@all" }, async ({ browser, page }) => {
  await page.goto("/tools/life-insurance-calculator");
  const form = page.getByRole("form", { name: lifeNeedsWords.yourSituation });
  await form.getByLabel(lifeNeedsWords.ageInYears, { exact: true }).fill("41");
  await form.getByRole("button", { name: lifeNeedsWords.calculate, exact: true }).click();
  await expect(page.getByRole("button", { name: sharedToolWords.actions.share, includeHidden: true })).toBeAttached();
  await page.getByRole("link", { name: lifeNeedsWords.keepAnswer }).click();
  await expect(page.getByRole("button", { name: sharedToolWords.actions.share })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: sharedToolWords.actions.share }).click();
  const link = page.getByLabel(sharedToolWords.actions.linkLabel);
  await expect(link).toHaveValue(/#v2\./);
  const shared = await (await browser.newContext()).newPage();
  await shared.goto(await link.inputValue());
  await shared.getByRole("button", { name: lifeNeedsWords.recalculate }).click();
  await expect(shared.getByLabel(lifeNeedsWords.ageInYears, { exact: true })).toHaveValue("41");
  await expect(shared.getByText(lifeNeedsWords.answersCameWithTheLink)).toBeVisible();
  await shared.context().close();
});
