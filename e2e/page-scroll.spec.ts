import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

async function startApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const app = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset["app"] ?? "";
    const module: { started: Promise<void> } = await import(app);
    await module.started;
  });
  // What the router does at its start, it does within a moment.
  await page.waitForTimeout(300);
}

const place = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
}

test("a visitor who has read on stays in place when the app starts", async ({ page }) => {
  await page.goto("/learn", { waitUntil: "networkidle" });
  await scrollTo(page, 700);
  await startApp(page);
  expect(await place(page)).toBe(700);
});

test("so does one who came by a fragment and moved away from it", async ({ page }) => {
  await page.goto("/privacy-policy#your-rights", { waitUntil: "networkidle" });
  await scrollTo(page, 400);
  await startApp(page);
  // The rest of the styles may move what stands above by a line.
  expect(Math.abs((await place(page)) - 400)).toBeLessThan(60);
});

test("where another page was left has no bearing on this one", async ({ page }) => {
  await page.goto("/learn", { waitUntil: "networkidle" });
  await startApp(page);
  await scrollTo(page, 900);
  await page.goto("/privacy-policy", { waitUntil: "networkidle" });
  await scrollTo(page, 300);
  await startApp(page);
  expect(await place(page)).toBe(300);
});

test("a page reached within the app begins at its top, and Back returns to the place that was left", async ({
  page,
}) => {
  await page.goto("/learn", { waitUntil: "networkidle" });
  await startApp(page);
  await scrollTo(page, 500);
  // By script: the test's own pointer would scroll to the link first.
  await page
    .getByRole("main")
    .getByRole("link", { name: /Filing a claim/ })
    .dispatchEvent("click");
  await expect(page).toHaveURL("/learn/insurance-claims");
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/learn");
  await expect.poll(() => place(page)).toBe(500);
});
