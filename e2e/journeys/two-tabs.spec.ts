import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { startApp } from "../site.ts";
import { fillLeadForm, leadsOf, thanks } from "./leads.ts";
import { expect, test } from "./visitor.ts";
import * as shellWords from "#words/shell.ts";
import * as leadFormWords from "#words/lead-form.ts";
import { contactBoxStatement } from "#consent-statements";

const formOn = (page: Page) => page.getByRole("region", { name: "Download All Resources" });
const send = (page: Page) => formOn(page).getByRole("button", { name: "Download All Resources" }).click();

test("two tabs have separate forms, and both leads are stored", async ({ arrive, context }) => {
  const visitor = await arrive("by pointer");
  const { page, site } = visitor;
  const other = await context.newPage();
  const first = { name: "First Tab", email: `${randomUUID()}@example.ca`, interest: "Home Insurance" };
  const second = { name: "Second Tab", email: `${randomUUID()}@example.ca`, interest: "Auto Insurance" };
  await page.goto("/learn");
  await fillLeadForm(visitor, formOn(page), first);
  await other.goto("/learn");
  await startApp(other);
  await expect(formOn(other).getByLabel(leadFormWords.fullName)).toHaveValue("");
  await fillLeadForm({ ...visitor, page: other }, formOn(other), second);
  await expect(formOn(page).getByLabel(leadFormWords.fullName)).toHaveValue(first.name);

  await Promise.all([send(page), send(other)]);
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await expect(other.getByText(thanks, { exact: true })).toBeVisible();
  expect(await leadsOf(site, first.email)).toMatchObject([{ name: first.name, interest: "home_insurance" }]);
  expect(await leadsOf(site, second.email)).toMatchObject([{ name: second.name, interest: "auto_insurance" }]);
});

test(
  "a duplicated tab with a pending request sends the same request, which is stored once",
  { tag: "@all" },
  async ({ arrive }) => {
    const visitor = await arrive("by pointer");
    const { page, site } = visitor;
    const person = { name: "Kim Lee", email: `${randomUUID()}@example.ca`, interest: "Financial Planning" };
    await page.goto("/learn");
    await fillLeadForm(visitor, formOn(page), person);
    site.setBackendUp(false);
    try {
      await send(page);
      await expect(page.getByText(shellWords.somethingWentWrong, { exact: true })).toBeVisible({
        timeout: 15_000,
      });
    } finally {
      site.setBackendUp(true);
    }
    // The browser copies the session storage to a tab that a page opens or a visitor duplicates.
    const opened = page.waitForEvent("popup");
    await page.evaluate(() => void window.open("/learn"));
    const copy = await opened;
    await startApp(copy);
    await expect(formOn(copy).getByLabel(leadFormWords.fullName)).toHaveValue(person.name);
    await expect(formOn(copy).getByLabel(contactBoxStatement.text)).not.toBeChecked();
    await formOn(copy).getByLabel(contactBoxStatement.text).check();

    await send(copy);
    await expect(copy.getByText(thanks, { exact: true })).toBeVisible();
    await send(page);
    await expect(page.getByText(thanks, { exact: true })).toBeVisible();
    expect(await leadsOf(site, person.email)).toHaveLength(1);
  },
);
