import { startApp } from "../site.ts";
import { expect, test } from "./visitor.ts";
import * as leadFormWords from "#words/lead-form.ts";

test("Back and Forward restore scroll position and input except consent, and move focus", async ({ page }) => {
  await page.goto("/learn");
  await startApp(page);
  const form = page.getByRole("region", { name: "Download All Resources" });
  await form.getByLabel("Full name").fill("Marie-Ève Tremblay");
  await form.getByLabel("Email").fill("marie@example.ca");
  await form.getByLabel(leadFormWords.primaryInterest).selectOption({ label: "Home Insurance" });
  await form.getByLabel("I agree to be contacted").check();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);

  // Click by script, because a real click would scroll to the link first.
  await page
    .getByRole("main")
    .getByRole("link", { name: /Filing a claim/ })
    .dispatchEvent("click");
  await expect(page).toHaveURL("/learn/insurance-claims");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL("/learn");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(form.getByLabel("Full name")).toHaveValue("Marie-Ève Tremblay");
  await expect(form.getByLabel("Email")).toHaveValue("marie@example.ca");
  await expect(form.getByLabel(leadFormWords.primaryInterest)).toHaveValue("home_insurance");
  await expect(form.getByLabel("I agree to be contacted")).not.toBeChecked();

  await page.goForward();
  await expect(page).toHaveURL("/learn/insurance-claims");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("input survives a reload and a visit to another site", async ({ page, site }) => {
  await page.goto("/learn");
  await startApp(page);
  const form = page.getByRole("region", { name: "Download All Resources" });
  await form.getByLabel("Full name").fill("Jo Pelletier");
  await form.getByLabel("Email").fill("jo@example.ca");
  await page.reload();
  await startApp(page);
  await expect(form.getByLabel("Full name")).toHaveValue("Jo Pelletier");

  await page.goto("about:blank");
  await page.goBack();
  await expect(page).toHaveURL(`${site.address}/learn`);
  await startApp(page);
  await expect(form.getByLabel("Email")).toHaveValue("jo@example.ca");
});

test("Back reopens the selected tab from the URL", async ({ page }) => {
  await page.goto("/learn/life-insurance");
  await startApp(page);
  await page.getByRole("tab", { name: "Tax Benefits" }).click();
  await expect(page).toHaveURL(/#/);
  const address = page.url();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("tab", { name: "Tax Benefits" })).toHaveAttribute("aria-selected", "true");
});

test("Back from a tool's form returns to the previous position in the list", async ({ page }) => {
  await page.goto("/tools");
  await startApp(page);
  const tool = page.getByRole("main").getByRole("link", { name: "Check what bundling saves" });
  await tool.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await tool.dispatchEvent("click");
  await expect(page).toHaveURL("/tools/multi-policy-savings");
  await page.goBack();
  await expect(page).toHaveURL("/tools");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
