import { expect, startApp, test } from "../site.ts";
import { frenchAddress } from "./french-site.ts";
import { frenchQueries } from "./search-queries.ts";

test("the first two results for common queries in French include a page with the answer", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/fr");
  await startApp(page);
  await page.getByRole("button", { name: /^Recherche/ }).click();
  const dialog = page.getByRole("dialog");
  const results = dialog.locator("a[data-search-hit]");
  for (const [query, pages] of Object.entries(frenchQueries)) {
    await dialog.getByRole("searchbox").fill(query);
    await expect(dialog.getByRole("status")).toContainText(`« ${query} »`);
    const hrefs = await results.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    const first = hrefs.slice(0, 2);
    expect
      .soft(
        first.some((path) => pages.some((expected) => frenchAddress(expected) === path)),
        `${query}: ${first.join(", ")}`,
      )
      .toBe(true);
  }
});
