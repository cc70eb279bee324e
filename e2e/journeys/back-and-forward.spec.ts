import { startApp } from "../site.ts";
import { expect, test } from "./visitor.ts";
import * as leadFormWords from "#words/lead-form.ts";
import { contactBoxStatement } from "#consent-statements";

test("Back and Forward restore scroll position and input except consent, and move focus", async ({ page }) => {
  await page.goto("/learn");
  await startApp(page);
  const form = page.getByRole("region", { name: "Download All Resources" });
  await form.getByLabel(leadFormWords.fullName).fill("Marie-Ève Tremblay");
  await form.getByLabel(leadFormWords.email).fill("marie@example.ca");
  await form.getByLabel(leadFormWords.primaryInterest).selectOption({ label: "Home Insurance" });
  await form.getByLabel(contactBoxStatement.text).check();
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
  await expect(form.getByLabel(leadFormWords.fullName)).toHaveValue("Marie-Ève Tremblay");
  await expect(form.getByLabel(leadFormWords.email)).toHaveValue("marie@example.ca");
  await expect(form.getByLabel(leadFormWords.primaryInterest)).toHaveValue("home_insurance");
  await expect(form.getByLabel(contactBoxStatement.text)).not.toBeChecked();

  await page.goForward();
  await expect(page).toHaveURL("/learn/insurance-claims");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("input survives a reload and a visit to another site", async ({ page, site }) => {
  await page.goto("/learn");
  await startApp(page);
  const form = page.getByRole("region", { name: "Download All Resources" });
  await form.getByLabel(leadFormWords.fullName).fill("Jo Pelletier");
  await form.getByLabel(leadFormWords.email).fill("jo@example.ca");
  await page.reload();
  await startApp(page);
  await expect(form.getByLabel(leadFormWords.fullName)).toHaveValue("Jo Pelletier");

  await page.goto("about:blank");
  await page.goBack();
  await expect(page).toHaveURL(`${site.address}/learn`);
  await startApp(page);
  await expect(form.getByLabel(leadFormWords.email)).toHaveValue("jo@example.ca");
});
