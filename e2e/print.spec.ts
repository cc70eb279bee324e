import { wordsLostOnPaper } from "./page-checks.ts";
import { expect, startApp, test } from "./site.ts";
import { sortableColumns } from "#words/comparison.ts";

test("terms and sortable column headers are printed after hydration", async ({ page }) => {
  await page.goto("/insurance-types/auto");
  await startApp(page);
  await page.getByRole("button", { name: sortableColumns.company }).click();
  await page.emulateMedia({ media: "print" });
  await expect(
    page.getByRole("columnheader", { name: sortableColumns.company }).getByText(sortableColumns.company),
  ).toBeVisible();
  await expect(page.locator("main [data-slot=glossary-term] button").first()).toBeVisible();
  expect(await wordsLostOnPaper(page)).toEqual([]);
});
