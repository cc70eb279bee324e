import { expect, test } from "./site.ts";

const notice = /Your browser is too old/;

test("a browser without support for the site's colours shows a note and the complete page", async ({ page }) => {
  // Replaces the required feature in the styles by an unknown one, as no installed browser is that old.
  await page.route(/\/learn\/home-insurance$|\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("light-dark(", "unknown-dark(") });
  });
  await page.goto("/learn/home-insurance");
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A stylesheet may still be on its way.
  await page.unrouteAll({ behavior: "wait" });
});

test("other browsers don't show the note", async ({ page }) => {
  await page.goto("/learn/home-insurance");
  await expect(page.getByText(notice)).toBeHidden();
});
