import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { startApp } from "../site.ts";
import { fillLeadForm, leadsOf, thanks } from "./leads.ts";
import { expect, test, type Visitor } from "./visitor.ts";

const formOn = (page: Page) => page.getByRole("region", { name: "Download All Resources" });
const press = (page: Page) => formOn(page).getByRole("button", { name: "Download All Resources" }).click();
const newPerson = () => ({ name: "Amrit Gill", email: `${randomUUID()}@example.ca`, interest: "Home Insurance" });
const leads = "**/rest/v1/leads*";

/** Everything that the browser keeps for the site, in one text. */
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Fills in the form as somebody new and sends it without a network, which may be gone before the form is touched. */
async function sendOffline(visitor: Visitor, { isTouchedBefore }: { readonly isTouchedBefore: boolean }) {
  const { page } = visitor;
  const person = newPerson();
  await page.goto("/learn");
  await startApp(page);
  if (isTouchedBefore) await fillLeadForm(visitor, formOn(page), person);
  else await formOn(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  if (!isTouchedBefore) await fillLeadForm(visitor, formOn(page), person);
  await press(page);
  await expect(formOn(page).getByText(/will be sent when you are back online/)).toBeVisible();
  return person;
}

/** The visitor is thanked, one row is stored, and nothing of it stays in the browser. */
async function expectSentOnce({ page, site }: Visitor, { email }: { readonly email: string }) {
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await leadsOf(site, email)).toHaveLength(1);
  expect(await keptIn(page)).not.toContain(email);
}

test("a server that never answers: the visitor hears within 20 seconds, and the next try stores one row", async ({
  arrive,
}) => {
  test.slow();
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const person = newPerson();
  await page.goto("/learn");
  await fillLeadForm(visitor, formOn(page), person);
  let isHanging = true;
  await page.route(leads, async (route) => {
    // The first try arrives, and its answer never does.
    const answer = await route.fetch();
    if (!isHanging) await route.fulfill({ response: answer });
  });
  await press(page);
  await expect(formOn(page).getByText("We got no answer in time")).toBeVisible({ timeout: 20_000 });
  await expect(formOn(page).getByLabel("Email")).toHaveValue(person.email);
  isHanging = false;
  await press(page);
  await expectSentOnce(visitor, person);
});

test("429 with Retry-After: the form says so, waits as told, and the lead is stored once", async ({ arrive }) => {
  const visitor = await arrive("by pointer");
  const { page } = visitor;
  const person = newPerson();
  await page.goto("/learn");
  await fillLeadForm(visitor, formOn(page), person);
  let tries = 0;
  await page.route(leads, async (route) => {
    tries += 1;
    if (tries > 1) return route.fallback();
    return route.fulfill({ status: 429, headers: { "Retry-After": "2" }, json: { code: "PT429", message: "Later" } });
  });
  await press(page);
  await expect(formOn(page).getByText(/again in about 2 seconds/)).toBeVisible();
  await expectSentOnce(visitor, person);
  expect(tries).toBe(2);
});

test("offline when sending and back after five seconds: sent by itself, once, and nothing stays in the browser", async ({
  arrive,
  context,
}) => {
  const visitor = await arrive("by pointer");
  const person = await sendOffline(visitor, { isTouchedBefore: true });
  await visitor.page.waitForTimeout(5000);
  await context.setOffline(false);
  await expectSentOnce(visitor, person);
});

test("offline before the form was ever touched: the lead is kept all the same, and sent once", async ({
  arrive,
  context,
}) => {
  const visitor = await arrive("by pointer");
  const person = await sendOffline(visitor, { isTouchedBefore: false });
  await context.setOffline(false);
  await expectSentOnce(visitor, person);
});

test("offline, the tab closed, any page opened later: the visitor is told, and it is sent once", async ({
  arrive,
  context,
}) => {
  const visitor = await arrive("by pointer");
  const { page, site } = visitor;
  const person = await sendOffline(visitor, { isTouchedBefore: true });
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto("/faq");
  await startApp(later);
  const notice = later.getByRole("region", { name: "A request that waits to be sent" });
  await expect(notice.getByRole("button", { name: "Discard" })).toBeVisible();
  await expect(notice.getByText(/has been sent/)).toBeVisible({ timeout: 15_000 });
  expect(await leadsOf(site, person.email)).toHaveLength(1);
  expect(await keptIn(later)).not.toContain(person.email);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a plain form is stored by the same rules, and a page says what happens next", async ({ page, site }) => {
    const person = newPerson();
    await page.goto("/learn");
    const form = formOn(page);
    await form.getByLabel("Full name").fill(person.name);
    await form.getByLabel("Email").fill(person.email);
    await form.getByLabel("Primary interest").selectOption({ label: person.interest });
    await form.getByLabel("I agree to be contacted").check();
    await form.getByRole("button", { name: "Download All Resources" }).click();
    await expect(page).toHaveURL(/\/request-sent$/);
    await expect(page.getByRole("heading", { level: 1, name: "We have your request" })).toBeVisible();
    expect(await leadsOf(site, person.email)).toMatchObject([
      {
        name: person.name,
        lead_type: "resource_download",
        page_source: "learn_index",
        contact_statement: "contact_box@1",
      },
    ]);
  });

  test("a plain form without consent is not stored, and the page says what is missing", async ({ page, site }) => {
    const person = newPerson();
    await page.goto("/learn");
    await formOn(page).getByLabel("Full name").fill(person.name);
    await formOn(page).getByLabel("Email").fill(person.email);
    await formOn(page).getByLabel("Primary interest").selectOption({ label: person.interest });
    await formOn(page).getByRole("button", { name: "Download All Resources" }).click();
    await expect(page).toHaveURL(/\/request-not-sent#consent$/);
    await expect(page.getByText("Please agree to be contacted to proceed.", { exact: false })).toBeVisible();
    await expect(page.getByText("This is why it was not sent.").filter({ visible: true })).toHaveCount(1);
    expect(await leadsOf(site, person.email)).toHaveLength(0);
  });
});

test("three tries without consent on a phone: one message, and it covers no field that is wrong", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/tools/consultation");
  await startApp(page);
  const form = page.getByRole("region", { name: "Get Your Free Consultation" });
  for (let count = 0; count < 3; count += 1) {
    await form.getByRole("button", { name: "Book My Consultation" }).click();
    const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
    await expect(toast).toHaveCount(1);
    // The page is still being scrolled to the summary, and the message still comes in.
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
