import type { Page } from "@playwright/test";
import { expect, test } from "./visitor.ts";
import * as premiumCalculatorWords from "#words/premium-calculator.ts";
import * as shellWords from "#words/shell.ts";
import { pageNames } from "#page-names";

/** Title and button of the form on `/learn`. */

/** Loads the page but holds back the app until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const loader = /\/loader-[^/]*\.js$/;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!loader.test(route.request().url())) await isFree;
    await route.continue();
  });
  return letGo;
}

test("links, the menu and disclosures work while the app loads", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await holdApp(page);
  await page.goto("/");
  await page.getByRole("button", { name: shellWords.menu }).click();
  await page
    .getByRole("navigation", { name: shellWords.main })
    .getByRole("link", { name: pageNames["/faq"].label })
    .click();
  await expect(page).toHaveURL("/faq");
  const box = page.getByRole("group").filter({ hasText: "What is a credit score?" }).last();
  await box.getByText("What is a credit score?").click();
  await expect(box.getByText("A credit score is a three-digit number")).toBeVisible();
});

test("on a slow mobile connection, a click at first paint opens the calculator", async ({
  page,
  browserName,
  context,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium can be slowed down.");
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
  await page.goto("/faq", { waitUntil: "commit" });
  await page.getByRole("button", { name: shellWords.premiumCalculator }).click();
  await expect(page.getByRole("dialog", { name: premiumCalculatorWords.insurancePremiumCalculator })).toBeVisible({
    timeout: 20_000,
  });
});
