import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { startApp } from "../site.ts";
import { fillLeadForm, leadsOf, thanks } from "./leads.ts";
import { expect, test } from "./visitor.ts";
import * as premiumCalculatorWords from "#words/premium-calculator.ts";
import * as shellWords from "#words/shell.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import { leadFormMessages } from "#words/lead-messages.ts";
import * as leadFormWords from "#words/lead-form.ts";
import { pageNames } from "#page-names";
import { lifeChoices } from "#words/life-choices.ts";

/** Title and button of the form on `/learn`. */
const downloadAll = "Download All Resources";

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

test("a click before hydration is replayed afterwards", async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto("/learn");
  const form = page.getByRole("region", { name: downloadAll });
  await form.getByRole("button", { name: downloadAll }).click();
  await expect(page.getByText(leadFormMessages.nameMissing)).toHaveCount(0);
  letGo();
  await expect(page.getByText(leadFormMessages.nameMissing).first()).toBeVisible();
  await expect(page).toHaveURL("/learn");
});

test("a form filled in and sent before hydration is stored once", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page, site } = visitor;
  const person = {
    name: "Early Bird",
    email: `${randomUUID()}@example.ca`,
    interest: "Insurance Education",
    wantsNewsletter: true,
  };
  const letGo = await holdApp(page);
  await page.goto("/learn");
  const form = page.getByRole("region", { name: downloadAll });
  await fillLeadForm(visitor, form, person);
  await form.getByLabel(leadFormWords.email).press("Enter");
  letGo();
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await leadsOf(site, person.email)).toMatchObject([
    { name: person.name, interest: "insurance_education", newsletter: true },
  ]);
});

test("early input survives hydration", async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto("/tools/life-insurance-calculator");
  const form = page.getByRole("form", { name: lifeNeedsWords.yourSituation });
  await form.getByLabel(lifeNeedsWords.ageInYears).fill("52");
  await form
    .getByRole("radiogroup", { name: lifeNeedsWords.doYouSmoke })
    .getByRole("radio", { name: lifeChoices.yes })
    .check();
  await form.getByRole("tab", { name: lifeNeedsWords.goals }).click();
  letGo();
  await expect(form.getByRole("tab", { name: lifeNeedsWords.goals })).toHaveAttribute("aria-selected", "true");
  await startApp(page);
  await form.getByRole("tab", { name: lifeNeedsWords.personal }).click();
  await expect(form.getByLabel(lifeNeedsWords.ageInYears)).toHaveValue("52");
  await expect(
    form.getByRole("radiogroup", { name: lifeNeedsWords.doYouSmoke }).getByRole("radio", { name: lifeChoices.yes }),
  ).toBeChecked();
});

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
