import { expect, startApp, test } from "../site.ts";
import { frenchAddress } from "./french-site.ts";
import { tableQueries } from "../search-queries.ts";
import { frenchQueries } from "./search-queries.ts";

// A third of the queries in `npm test`, the others in `npm run test:all`.
for (const third of [1, 2, 3]) {
  const tag = third === 1 ? [] : ["@all"];
  const title = `the first two results for common queries in French include a page with the answer, third ${third}`;
  test(title, { tag }, async ({ page }) => {
    await page.goto("/fr");
    await startApp(page);
    await page.getByRole("button", { name: /^Recherche/ }).click();
    const dialog = page.getByRole("dialog");
    const results = dialog.locator("a[data-search-hit]");
    for (const [query, pages] of Object.entries(frenchQueries).filter((_, index) => index % 3 === third - 1)) {
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
}

test(
  "an insurer in a table is found in French at the heading of that table",
  { tag: "@all" },
  async ({ page: tab }) => {
    await tab.goto("/fr");
    await startApp(tab);
    await tab.getByRole("button", { name: /^Recherche/ }).click();
    const dialog = tab.getByRole("dialog");
    for (const [query, { page, heading }] of Object.entries(tableQueries)) {
      await dialog.getByRole("searchbox").fill(query);
      await expect(dialog.getByRole("status")).toContainText(`« ${query} »`);
      const hits = dialog.locator(`ol a[href^="${frenchAddress(page)}"]`);
      await expect(hits).toHaveAttribute("href", `${frenchAddress(page)}#${heading}`);
    }
  },
);
