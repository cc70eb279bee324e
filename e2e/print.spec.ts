import { wordsLostOnPaper } from "./page-checks.ts";
import { expect, showOnPaper, showOnScreen, startApp, test } from "./site.ts";
import { sortableColumns } from "#words/comparison.ts";

test("terms and sortable column headers are printed after hydration", async ({ page }) => {
  await page.goto("/insurance-types/auto");
  await startApp(page);
  await page.getByRole("button", { name: sortableColumns.company }).click();
  await showOnPaper(page);
  await expect(
    page.getByRole("columnheader", { name: sortableColumns.company }).getByText(sortableColumns.company),
  ).toBeVisible();
  await expect(page.locator("main [data-slot=glossary-term] button").first()).toBeVisible();
  expect(await wordsLostOnPaper(page)).toEqual([]);
});

test("details are open on paper, with or without `::details-content`, and closed again on screen", async ({ page }) => {
  // The loader asks for it, so this runs in every browser as in one that has no such pseudo-element.
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...conditions: readonly string[]) =>
      conditions[0] !== "selector(::details-content)" && Reflect.apply(supports, CSS, conditions) === true;
  });
  await page.goto("/faq");
  const closed = page.locator("main details:not([open])");
  const count = await closed.count();
  expect(count).toBeGreaterThan(10);
  const names = () =>
    page.locator("main details").evaluateAll((all) => all.map((details) => details.getAttribute("name") ?? ""));
  const before = await names();
  await showOnPaper(page);
  await expect(closed).toHaveCount(0);
  await showOnScreen(page);
  await expect(closed).toHaveCount(count);
  expect(await names()).toEqual(before);
});
