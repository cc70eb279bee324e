import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { startApp } from "../site.ts";
import { fillLeadForm, leadsOf, thanks } from "./leads.ts";
import { expect, test, type Visitor } from "./visitor.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import { requestNotSent } from "#text/form-answers.ts";
import { leadFormMessages } from "#words/lead-messages.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as leadReceiptWords from "#words/lead-receipt.ts";
import * as leadOutboxWords from "#words/lead-outbox.ts";
import { problems, queued } from "#words/lead-sending.ts";
import { designSystemWords } from "#words/design-system.ts";
import { contactBoxStatement } from "#consent-statements";

/** Title and button of the form on `/learn`. */
const downloadAll = "Download All Resources";

const formOn = (page: Page) => page.getByRole("region", { name: downloadAll });
const press = (page: Page) => formOn(page).getByRole("button", { name: downloadAll }).click();
const newPerson = () => ({ name: "Amrit Gill", email: `${randomUUID()}@example.ca`, interest: "Home Insurance" });
const leads = "**/rest/v1/leads*";

/** All storage of the site, as one text. */
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Fills in the form as a new person and sends it offline. */
async function sendOffline(visitor: Visitor) {
  const { page } = visitor;
  const person = newPerson();
  await page.goto("/learn");
  await startApp(page);
  await fillLeadForm(visitor, formOn(page), person);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await press(page);
  await expect(formOn(page).getByText(queued.title)).toBeVisible();
  return person;
}

/** Expects the thanks, one stored row, and no trace in the browser. */
async function expectSentOnce({ page, site }: Visitor, { email }: { readonly email: string }) {
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await leadsOf(site, email)).toHaveLength(1);
  expect(await storedIn(page)).not.toContain(email);
}

test("server timeout: an error shows within 20 seconds, and the retry stores one row", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const person = newPerson();
  await page.clock.install();
  await page.goto("/learn");
  await fillLeadForm(visitor, formOn(page), person);
  let isHanging = true;
  await page.route(leads, async (route) => {
    // The first request arrives, but its response never does.
    const answer = await route.fetch();
    if (!isHanging) return route.fulfill({ response: answer });
    await page.clock.fastForward(20_000);
  });
  await press(page);
  await expect(formOn(page).getByText(problems.unanswered.title)).toBeVisible();
  await expect(formOn(page).getByLabel(leadFormWords.email)).toHaveValue(person.email);
  isHanging = false;
  await press(page);
  await expectSentOnce(visitor, person);
});

// The unit tests of `submitLead` tell all answers of others apart; only a browser follows a redirect.
test("a redirect to a portal: no confirmation, the input is kept, and the retry stores one row", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page, site } = visitor;
  const person = newPerson();
  await page.goto("/learn");
  await fillLeadForm(visitor, formOn(page), person);
  await page.route(leads, (route) => route.fulfill({ status: 302, headers: { Location: "/faq" } }));
  await press(page);
  await expect(formOn(page).getByText(problems.unreachable.title)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(thanks, { exact: true })).toBeHidden();
  await expect(formOn(page).getByLabel(leadFormWords.email)).toHaveValue(person.email);
  expect(await storedIn(page)).toContain(person.email);
  expect(await leadsOf(site, person.email)).toHaveLength(0);

  await page.unroute(leads);
  await press(page);
  await expectSentOnce(visitor, person);
});

/** Resolves once the page has stopped scrolling. */
const scrollSettled = () =>
  new Promise<void>((resolve) => {
    let still = 0;
    let last = scrollY;
    function look() {
      still = scrollY === last ? still + 1 : 0;
      last = scrollY;
      if (still < 30) requestAnimationFrame(look);
      else resolve();
    }
    look();
  });

for (const { tag, ...viewport } of [
  { width: 360, height: 740, tag: [] },
  { width: 768, height: 600, tag: ["@all"] },
  { width: 1280, height: 720, tag: ["@all"] },
]) {
  test(
    `${viewport.width} px: the error toast doesn't cover the form's error note, and closes on retry`,
    { tag },
    async ({ arrive }) => {
      const visitor = await arrive("by pointer");
      const { page } = visitor;
      await page.setViewportSize(viewport);
      await page.goto("/learn");
      await fillLeadForm(visitor, formOn(page), newPerson());
      await page.route(leads, (route) => route.fulfill({ status: 200 }));
      // Align the button with the bottom of the screen, so that the note pushes it out of view; the focus then returns to
      // it.
      await formOn(page)
        .getByRole("button", { name: downloadAll })
        .evaluate((button: HTMLButtonElement) => {
          button.scrollIntoView({ block: "end", behavior: "instant" });
          button.focus();
          button.click();
        });
      const note = formOn(page).getByRole("alert").filter({ hasText: problems.unreachable.title });
      const toast = page.getByRole("region", { name: designSystemWords.notifications }).getByRole("listitem");
      await expect(note).toBeVisible({ timeout: 15_000 });
      await expect(toast).toBeVisible();
      await page.evaluate(scrollSettled);
      await expect(async () => {
        const [over, under] = [await toast.boundingBox(), await note.boundingBox()];
        if (over === null || under === null) throw new Error("Both should be on the screen");
        const isBeside = over.x >= under.x + under.width || under.x >= over.x + over.width;
        const isAboveOrBelow = over.y >= under.y + under.height || under.y >= over.y + over.height;
        expect(isBeside || isAboveOrBelow, JSON.stringify({ over, under })).toBe(true);
        expect(under.y).toBeGreaterThanOrEqual(0);
        expect(under.y + under.height).toBeLessThanOrEqual(viewport.height);
      }).toPass({ timeout: 4000 });
      await press(page);
      await expect(toast).toBeHidden();
    },
  );
}

test("a reload or return after sending shows the time sent and offers a new form", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const person = newPerson();
  await page.goto("/learn");
  await fillLeadForm(visitor, formOn(page), person);
  await press(page);
  await expectSentOnce(visitor, person);

  await page.reload();
  await startApp(page);
  await expect(formOn(page).getByText(/^You sent this form on /)).toBeVisible();
  await expect(formOn(page).getByLabel(leadFormWords.email)).toBeHidden();
  await page.goto("/faq");
  await page.goBack();
  await expect(formOn(page).getByText(/^You sent this form on /)).toBeVisible();
  await formOn(page).getByRole("button", { name: leadReceiptWords.again }).click();
  await expect(formOn(page).getByLabel(leadFormWords.email)).toBeVisible();
});

test("sent offline: the lead is sent exactly once when online and removed from the browser", async ({
  arrive,
  context,
}) => {
  const visitor = await arrive("by pointer");
  const person = await sendOffline(visitor);
  await context.setOffline(false);
  await expectSentOnce(visitor, person);
});

test("offline, then another tab: the visitor is notified, and the lead is sent once", async ({ arrive, context }) => {
  const visitor = await arrive("by pointer");
  const { page, site } = visitor;
  const person = await sendOffline(visitor);
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto("/faq");
  await startApp(later);
  const notice = later.getByRole("region", { name: leadOutboxWords.label });
  await expect(notice.getByRole("button", { name: leadOutboxWords.discard })).toBeVisible();
  await notice.getByRole("button", { name: leadOutboxWords.sendNow }).click();
  await expect(notice.getByText(/has been sent/)).toBeVisible();
  expect(await leadsOf(site, person.email)).toHaveLength(1);
  expect(await storedIn(later)).not.toContain(person.email);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a native form submission is stored under the same rules, and a page explains the next steps", async ({
    page,
    site,
  }) => {
    const person = newPerson();
    await page.goto("/learn");
    const form = formOn(page);
    await form.getByLabel(leadFormWords.fullName).fill(person.name);
    await form.getByLabel(leadFormWords.email).fill(person.email);
    await form.getByLabel(leadFormWords.primaryInterest).selectOption({ label: person.interest });
    await form.getByLabel(contactBoxStatement.text).check();
    await form.getByRole("button", { name: downloadAll }).click();
    await expect(page).toHaveURL(/\/request-sent$/);
    await expect(page.getByRole("heading", { level: 1, name: leadReceiptWords.title })).toBeVisible();
    expect(await leadsOf(site, person.email)).toMatchObject([
      {
        name: person.name,
        lead_type: "resource_download",
        page_source: "learn_index",
        contact_statement: "contact_box@1",
      },
    ]);
  });

  test("a native form submission without consent is not sent and, if validation is bypassed, not stored", async ({
    page,
    site,
  }) => {
    const person = newPerson();
    await page.goto("/learn");
    await formOn(page).getByLabel(leadFormWords.fullName).fill(person.name);
    await formOn(page).getByLabel(leadFormWords.email).fill(person.email);
    await formOn(page).getByLabel(leadFormWords.primaryInterest).selectOption({ label: person.interest });
    await formOn(page).getByRole("button", { name: downloadAll }).click();
    await expect(formOn(page).getByLabel(contactBoxStatement.text)).toBeFocused();
    await expect(page).toHaveURL(/\/learn$/);

    await formOn(page)
      .locator("form")
      .evaluate((form) => form.setAttribute("novalidate", ""));
    await formOn(page).getByRole("button", { name: downloadAll }).click();
    await expect(page).toHaveURL(/\/request-not-sent#consent$/);
    await expect(page.getByText(leadFormMessages.consentMissing, { exact: false })).toBeVisible();
    await expect(page.getByText(requestNotSent.isReason).filter({ visible: true })).toHaveCount(1);
    expect(await leadsOf(site, person.email)).toHaveLength(0);
  });
});

test("three submissions without consent on a phone show one message, which covers no invalid field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/tools/consultation");
  await startApp(page);
  const form = page.getByRole("region", { name: toolScreenWords.getYourFreeConsultation });
  for (let count = 0; count < 3; count += 1) {
    await form.getByRole("button", { name: toolScreenWords.bookMyConsultation }).click();
    const toast = page.getByRole("region", { name: designSystemWords.notifications }).getByRole("listitem");
    await expect(toast).toHaveCount(1);
    // Retry while the page scrolls to the summary and the message animates in.
    await expect(async () => {
      const over = await toast.boundingBox();
      expect(over).not.toBeNull();
      const wrong = form.locator("[aria-invalid=true]");
      for (let field = 0; field < (await wrong.count()); field += 1) {
        const box = await wrong.nth(field).boundingBox();
        const isCovered = over !== null && box !== null && box.y < over.y + over.height && box.y + box.height > over.y;
        expect(isCovered, `field ${field} at try ${count + 1}`).toBe(false);
      }
    }).toPass({ timeout: 4000 });
  }
});
