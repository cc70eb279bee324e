import { expect, openPage, test } from "../site.ts";

test("the search in French answers a question and leads to its section", async ({ page }) => {
  await openPage(page, "/fr");
  await page.getByRole("button", { name: /^Recherche/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill("franchise c’est quoi");
  await expect(dialog.getByRole("status")).toContainText("« franchise c’est quoi »");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/fr/guides/fonctionnement-assurance#glossary-deductible");
  await expect(page.locator("#glossary-deductible")).toBeInViewport();
});
