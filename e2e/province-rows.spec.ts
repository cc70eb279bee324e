import type { Page } from "@playwright/test";
import { expect, startApp, test } from "./site.ts";

const table = (page: Page) => page.getByRole("table", { name: /^Car and home insurance for a year/ });
const yours = (page: Page) => table(page).getByRole("row", { name: /your province or territory/ });
const rowNumber = (page: Page) =>
  yours(page).evaluate((row) => (row instanceof HTMLTableRowElement ? row.sectionRowIndex : undefined));

async function choose(page: Page, province: string) {
  await page.getByRole("contentinfo").getByLabel("Where do you live?").selectOption({ label: province });
}

test("tables by province mark the visitor's own row and put it first", async ({ page }) => {
  await page.goto("/insurance-rates-canada");
  await startApp(page);
  await choose(page, "Nova Scotia");
  await expect(yours(page)).toHaveCount(1);
  await expect(yours(page)).toContainText("Nova Scotia");
  expect(await rowNumber(page)).toBe(0);

  await page.getByRole("contentinfo").getByRole("button", { name: "Forget it" }).click();
  await expect(yours(page)).toHaveCount(0);
});

test("a page opened later marks the row, and moves it only while nobody looks", async ({ page }) => {
  await page.goto("/terms-of-service");
  await startApp(page);
  await choose(page, "Nova Scotia");
  await page.goto("/insurance-rates-canada");
  await table(page).scrollIntoViewIfNeeded();
  const before = await table(page).getByRole("rowheader").allInnerTexts();
  await startApp(page);
  await expect(yours(page)).toHaveCount(1);
  expect(await rowNumber(page)).toBe(before.findIndex((name) => name.includes("Nova Scotia")));

  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect.poll(() => rowNumber(page)).toBe(0);
});
