import { expect, openPage, stylesOpenDetails, test } from "./site.ts";

/* Parts of a long page that fold on phones. The last part of the claims guide is one. */

const guide = "/learn/insurance-claims";
const heading = "Get ready before anything happens";
const sentence = /^Some of this work is easier before a loss/;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("a link to a part opens it", async ({ page }) => {
    await page.goto(`${guide}#get-ready-before-anything-happens`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
  });
});

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("all parts are open, and their headings are no buttons", async ({ page }) => {
    await openPage(page, guide);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator("main details.prose summary").and(page.locator(":not([tabindex='-1'])"))).toHaveCount(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("all parts are open", async ({ page }) => {
      test.skip(!(await stylesOpenDetails(page)), "a summary opens them there, see docs/Browsers");
      await page.goto(guide);
      await expect(page.getByText(sentence)).toBeVisible();
    });
  });
});
