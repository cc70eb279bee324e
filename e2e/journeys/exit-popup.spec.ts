import type { Page } from "@playwright/test";
import { exitIntentStatement } from "#consent-statements";
import { openPage } from "../site.ts";
import { downloadAll, expectOneLead, formOn, newPerson, sendLead } from "./leads.ts";
import { expect, test } from "./visitor.ts";
import * as exitIntentWords from "#words/exit-intent.ts";
import { analysisForm } from "#text/blog/analysis-form.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as shellWords from "#words/shell.ts";
import * as siteSearchWords from "#words/site-search.ts";

const popup = (page: Page) => page.getByRole("dialog", { name: exitIntentWords.waitDontLeave });

/** Dispatches the event of a pointer leaving through the top; a real one needs a headed window. */
async function leaveThroughTheTop(page: Page): Promise<void> {
  await page.mouse.move(400, 100);
  await page.mouse.move(400, 1);
  await page.evaluate(() => {
    const left = { bubbles: true, relatedTarget: null, clientX: 400, clientY: -1 };
    document.documentElement.dispatchEvent(new MouseEvent("mouseout", left));
  });
}

test("the popup opens when the pointer leaves at the top, and sends the lead", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const person = newPerson();
  await page.goto("/learn/home-insurance");
  await leaveThroughTheTop(page);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).getByText(exitIntentStatement.text, { exact: true })).toBeVisible();
  await visitor.write(popup(page).getByLabel(leadFormWords.fullName), person.name);
  await visitor.write(popup(page).getByLabel(leadFormWords.email), person.email);
  await visitor.press(popup(page).getByRole("button", { name: exitIntentWords.sendMyFreeReview }));
  await expect(
    // Also announced, for a moment.
    page.getByText(exitIntentWords.reviewIsOnTheWay, { exact: true }).first(),
  ).toBeVisible();
  await expect(popup(page)).toBeHidden();
  const receipt = page.getByRole("region", { name: leadReceiptWords.title });
  await expect(receipt).toContainText(`Your review comes by email to ${person.email}.`);
  await expectOneLead(visitor, person, {
    interest: "insurance_review",
    lead_type: "exit_intent",
    page_source: "exit_intent_popup",
    page: "/learn/home-insurance",
    statement: exitIntentStatement,
  });
});

test(
  "at 1280 x 900, the popup and the form dialog show their buttons without scrolling",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, "/blog/home-insurance-guide-canada-2024");
    await leaveThroughTheTop(page);
    await expect(popup(page).getByRole("button", { name: exitIntentWords.sendMyFreeReview })).toBeInViewport({
      ratio: 1,
    });
    await expect(popup(page).getByRole("button", { name: exitIntentWords.noThankYou })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: analysisForm.buttonText }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("[type=submit]")).toBeInViewport({ ratio: 1 });
  },
);

test("the popup never asks a visitor who has just sent a form, even to send another", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  await openPage(page, "/learn");
  await sendLead(visitor, formOn(page), newPerson(), downloadAll);
  await page.getByRole("button", { name: leadReceiptWords.again }).click();
  const isFetched = page.waitForResponse(/exit-intent-dialog/, { timeout: 3000 }).catch(() => undefined);
  await leaveThroughTheTop(page);
  await (await isFetched)?.finished();
  await page.getByRole("banner").getByRole("button", { name: shellWords.search }).click();
  await expect(page.getByRole("dialog", { name: siteSearchWords.search })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});
