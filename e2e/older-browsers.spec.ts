import { expect, test } from "./site.ts";

const notice = /Your browser is too old/;

test("a browser without the site's colours is told so, and reads the whole page", async ({ page }) => {
  // No browser here is that old: what the styles ask for is made unknown instead.
  await page.route(/\/learn\/home-insurance$|\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll("light-dark(", "unknown-dark(") });
  });
  await page.goto("/learn/home-insurance");
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("any other browser says nothing of it", async ({ page }) => {
  await page.goto("/learn/home-insurance");
  await expect(page.getByText(notice)).toBeHidden();
});
