import type { Page } from "@playwright/test";
import { expect, openPage, type Site, startApp, storingTest as test } from "../site.ts";
import { downloadAll, fillLeadForm, formOn, leadsOf, newPerson, type Person, thanks } from "./leads.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as shellWords from "#words/shell.ts";
import * as leadOutboxWords from "#words/lead-outbox.ts";
import { problems, queued } from "#words/lead-sending.ts";
import { designSystemWords } from "#words/design-system.ts";
import { contactBoxStatement } from "#consent-statements";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const press = (page: Page) => formOn(page).getByRole("button", { name: downloadAll }).click();
const leads = "**/rest/v1/leads*";

/** All storage of the site, as one text. */
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Fills in the form as a new person. */
async function fillIn(page: Page) {
  const person = newPerson();
  await page.goto("/learn");
  await fillLeadForm(formOn(page), person);
  return person;
}

/** Fills in the form as a new person and sends it offline. */
async function sendOffline(page: Page) {
  const person = newPerson();
  await openPage(page, "/learn");
  await fillLeadForm(formOn(page), person);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await press(page);
  await expect(formOn(page).getByText(queued.title)).toBeVisible();
  return person;
}

/** Expects the thanks, one stored row, and no trace in the browser. */
async function expectSentOnce(page: Page, site: Site, { email }: Person) {
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  expect(await leadsOf(site, email)).toHaveLength(1);
  expect(await storedIn(page)).not.toContain(email);
}

test("server timeout: an error shows within 20 seconds, and the retry stores one row", async ({ page, site }) => {
  await page.clock.install();
  const person = await fillIn(page);
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
  await expectSentOnce(page, site, person);
});

// The unit tests of `submitLead` tell all answers of others apart; only a browser follows a redirect.
test("a redirect to a portal: no confirmation, the input is kept, and the retry stores one row", async ({
  page,
  site,
}) => {
  const person = await fillIn(page);
  await page.route(leads, (route) => route.fulfill({ status: 302, headers: { Location: "/faq" } }));
  await press(page);
  await expect(formOn(page).getByText(problems.unreachable.title)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(thanks, { exact: true })).toBeHidden();
  await expect(formOn(page).getByLabel(leadFormWords.email)).toHaveValue(person.email);
  expect(await storedIn(page)).toContain(person.email);
  expect(await leadsOf(site, person.email)).toHaveLength(0);

  await page.unroute(leads);
  await press(page);
  await expectSentOnce(page, site, person);
});

for (const { tag, ...viewport } of [
  { width: 360, height: 740, tag: [] },
  { width: 768, height: 600, tag: ["@all"] },
  { width: 1280, height: 720, tag: ["@all"] },
]) {
  test(
    `${viewport.width} px: the error toast doesn't cover the form's error note, and closes on retry`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/learn");
      await fillLeadForm(formOn(page), newPerson());
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

test("sent offline: the lead is sent exactly once when online and removed from the browser", async ({
  page,
  site,
  context,
}) => {
  const person = await sendOffline(page);
  await context.setOffline(false);
  await expectSentOnce(page, site, person);
});

test("offline, then another tab: the visitor is notified, and the lead is sent once", async ({
  page,
  site,
  context,
}) => {
  const person = await sendOffline(page);
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await openPage(later, "/faq");
  const notice = later.getByRole("region", { name: leadOutboxWords.label });
  await expect(notice.getByRole("button", { name: leadOutboxWords.discard })).toBeVisible();
  await notice.getByRole("button", { name: leadOutboxWords.sendNow }).click();
  await expect(notice.getByText(/has been sent/)).toBeVisible();
  expect(await leadsOf(site, person.email)).toHaveLength(1);
  expect(await storedIn(later)).not.toContain(person.email);
});

test("input except consent survives another page, a reload and another site", async ({ page }) => {
  const person = newPerson();
  await openPage(page, "/learn");
  await fillLeadForm(formOn(page), person);
  const expectKept = async () => {
    await expect(formOn(page).getByLabel(leadFormWords.fullName)).toHaveValue(person.name);
    await expect(formOn(page).getByLabel(leadFormWords.email)).toHaveValue(person.email);
    await expect(formOn(page).getByLabel(leadFormWords.primaryInterest)).toHaveValue("home_insurance");
    await expect(formOn(page).getByLabel(contactBoxStatement.text)).not.toBeChecked();
  };
  await page
    .getByRole("main")
    .getByRole("link", { name: /Filing a claim/ })
    .click();
  await expect(formOn(page)).toHaveCount(0);
  await page.goBack();
  await expectKept();
  await openPage(page);
  await expectKept();
  await page.goto("about:blank");
  await page.goBack();
  await startApp(page);
  await expectKept();
});

test("a lead is stored once even if the response is lost", async ({ page, site }) => {
  const answers: number[] = [];
  await page.route(leads, async (route) => {
    const answer = await route.fetch();
    answers.push(answer.status());
    return answers.length === 1 ? route.abort("connectionreset") : route.fulfill({ response: answer });
  });
  const person = await fillIn(page);
  await press(page);
  await expect(page.getByText(thanks, { exact: true })).toBeVisible({ timeout: 15_000 });
  expect(answers).toEqual([201, 409]);
  expect(await leadsOf(site, person.email)).toHaveLength(1);
});

const duplicated = "a duplicated tab with a pending request sends the same request, which is stored once";
test(duplicated, { tag: "@all" }, async ({ page, site }) => {
  const person = await fillIn(page);
  site.setBackendUp(false);
  await press(page);
  await expect(page.getByText(shellWords.somethingWentWrong, { exact: true })).toBeVisible({ timeout: 15_000 });
  site.setBackendUp(true);
  // The browser copies the session storage to a tab that a page opens or a visitor duplicates.
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/learn"));
  const copy = await opened;
  await startApp(copy);
  await expect(formOn(copy).getByLabel(leadFormWords.fullName)).toHaveValue(person.name);
  await formOn(copy).getByLabel(contactBoxStatement.text).check();
  for (const tab of [copy, page]) {
    await press(tab);
    await expect(tab.getByText(thanks, { exact: true })).toBeVisible();
  }
  expect(await leadsOf(site, person.email)).toHaveLength(1);
});

test("three submissions without consent on a phone show one message, which covers no invalid field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/tools/consultation");
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
