import type { Page, Route } from "@playwright/test";
import type { SitePath } from "#site/site-path.ts";
import { expect, openPage, type Site, startApp, storingTest as test } from "./site.ts";
import { fillLeadForm, leadsOf, newPerson, type Person } from "./journeys/leads.ts";
import * as shellWords from "#words/shell.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import { contactBoxStatement } from "#consent-statements";
import { pageNames } from "#page-names";

/** A page of each kind: prose, tabs, a table, questions, forms, both calculators, the search's own list. */
const kinds = [
  "/",
  "/learn/life-insurance",
  "/insurance-types/home",
  "/faq",
  "/tools/consultation",
  "/tools/life-insurance-calculator",
  "/blog/insurance-consumer-rights-canada",
  "/sitemap",
] as const satisfies readonly SitePath[];

const consultation = (page: Page) => page.getByRole("region", { name: toolScreenWords.getYourFreeConsultation });
const bookButton = (page: Page) => consultation(page).getByRole("button", { name: toolScreenWords.bookMyConsultation });

/** Fills in the consultation form. */
async function fillConsultation(page: Page): Promise<Person> {
  const person = newPerson({ phone: "416-555-0123", interest: "Life Insurance" });
  await fillLeadForm(consultation(page), person);
  return person;
}

async function expectKept(page: Page, { name, email }: Person): Promise<void> {
  const form = consultation(page);
  await expect(form.getByLabel(leadFormWords.fullName)).toHaveValue(name);
  await expect(form.getByLabel(leadFormWords.email)).toHaveValue(email);
  await expect(form.getByLabel(leadFormWords.phone)).toHaveValue("416-555-0123");
  await expect(form.getByLabel(contactBoxStatement.text)).toBeChecked();
}

async function expectStored(page: Page, site: Site, { email }: Person): Promise<void> {
  await expect(page.getByText(leadFormWords.success, { exact: true })).toBeVisible();
  expect(await leadsOf(site, email)).toHaveLength(1);
}

/** Blocks requests for code and styles. */
const lose = (page: Page, files: RegExp) => page.route(files, (route) => route.abort("connectionfailed"));

/** The app's entry module, without its imports. */
const appFile = /\/assets\/app-[^/]+\.js$/;

test.describe("with storage and cookies blocked", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The user has blocked storage.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, { get: refuse, configurable: true });
      }
      Object.defineProperty(document, "cookie", { get: refuse, set: refuse, configurable: true });
    });
  });

  test("pages of every kind hydrate, and their links work", { tag: "@all" }, async ({ watched: page }) => {
    for (const path of kinds) {
      await openPage(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: pageNames["/privacy-policy"].label })
        .press("Enter");
      await expect(page).toHaveURL("/privacy-policy");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("a lead is sent, and a failed one leaves the form filled in", async ({ page, site }) => {
    await page.goto("/tools/consultation");
    const person = await fillConsultation(page);
    site.setBackendUp(false);
    await bookButton(page).click();
    await expect(page.getByText(shellWords.somethingWentWrong, { exact: true })).toBeVisible({ timeout: 15_000 });
    site.setBackendUp(true);
    await expectKept(page, person);
    await bookButton(page).click();
    await expectStored(page, site, person);
  });
});

test("cookies and local storage stay empty", async ({ page, context }) => {
  await page.goto("/tools/consultation");
  await fillConsultation(page);
  await page.getByRole("button", { name: shellWords.premiumCalculator }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
});

test.describe("without the app's code", () => {
  test("without a network, too, the input stays in the form and never appears in the URL", async ({ page }) => {
    await lose(page, appFile);
    await page.goto("/tools/consultation");
    const person = await fillConsultation(page);
    await page.context().setOffline(true);
    await bookButton(page).click();
    await expect(page.getByText(shellWords.partNotLoaded)).toBeVisible();
    await consultation(page).getByLabel(leadFormWords.email).press("Enter");
    await expectKept(page, person);
    await expect(page).toHaveURL("/tools/consultation");
  });

  for (const [what, files, tag] of [
    ["the app", appFile, []],
    ["the form's own code", /\/assets\/lead-form-/, ["@all"]],
  ] as const) {
    test(`the browser sends a form where ${what} is blocked`, { tag: [...tag] }, async ({ page, site }) => {
      await lose(page, files);
      await page.goto("/tools/consultation");
      const person = await fillConsultation(page);
      await bookButton(page).click();
      await expect(page).toHaveURL("/request-sent", { timeout: 20_000 });
      expect(await leadsOf(site, person.email)).toHaveLength(1);
    });
  }
});

for (const folder of ["/web/2026/https://www.northcover.example", "/preview"]) {
  test(`a page served below ${folder} stays readable`, { tag: "@all" }, async ({ page, site }) => {
    await page.route(`**${folder}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname.slice(folder.length);
      await route.fulfill({ response: await route.fetch({ url: site.address + path }) });
    });
    const isStarted = page.waitForResponse(/\/assets\/app-/);
    await page.goto(`${folder}/learn/life-insurance`);
    await (await isStarted).finished();
    await page.getByRole("button", { name: shellWords.premiumCalculator }).click();
    await expect(page.getByText(shellWords.partNotLoaded)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Life insurance");
    await expect(page).toHaveTitle(`${pageNames["/learn/life-insurance"].title} | Northcover`);
    await page.getByRole("tab").nth(1).click();
    await expect(page.getByRole("tabpanel").nth(0)).toBeVisible();
  });
}

test.describe("without one code chunk", () => {
  test("falls back to a full navigation if a page's code fails to load", async ({ page, site }) => {
    await openPage(page, "/");
    await lose(page, /\/assets\/(faq-page|life-insurance)-/);
    await page.evaluate(() => Reflect.set(window, "sameDocument", true));
    await page.getByRole("banner").getByRole("link", { name: pageNames["/faq"].label }).first().click();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("frequently asked questions");
    expect(await page.evaluate<unknown>(() => Reflect.get(window, "sameDocument"))).toBeUndefined();
    await page.goto(`${site.address}/learn/life-insurance`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Life insurance");
    await expect(page.getByRole("tabpanel").first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/faq");
  });

  test("without the whole stylesheet a page is readable and works", { tag: "@all" }, async ({ page, site }) => {
    await lose(page, /\/assets\/[^/]+\.css$/);
    await page.goto("/tools/consultation");
    const person = await fillConsultation(page);
    await bookButton(page).click();
    await expectStored(page, site, person);
  });
});

test.describe("after a release that has replaced the code", () => {
  const gone = (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" });

  test("a press reloads the page once, and the input stays", async ({ page }) => {
    await openPage(page, "/learn");
    const name = page.getByLabel(leadFormWords.fullName);
    await name.fill("Ann Lee");
    await page.route(/\/assets\/search-dialog-/, gone);
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: shellWords.search }).click();
    await reloaded;
    await startApp(page);
    await expect(name).toHaveValue("Ann Lee");
    await page.getByRole("button", { name: shellWords.search }).click();
    await expect(page).toHaveURL("/sitemap");
  });

  test(
    "a press before hydration reloads the page once, or shows an error and keeps the input",
    { tag: "@all" },
    async ({ page }) => {
      await page.route(appFile, gone);
      await page.goto("/tools/consultation");
      const reloaded = page.waitForEvent("load");
      await page.getByRole("button", { name: shellWords.search }).click();
      await reloaded;
      const person = await fillConsultation(page);
      await page.getByRole("button", { name: shellWords.search }).click();
      await expect(page.getByText(shellWords.partNotLoaded)).toBeVisible();
      await expectKept(page, person);
    },
  );
});

test.describe("with a wrong clock", () => {
  for (const year of [1970, 2099]) {
    test(`in ${year} pages hydrate, and dates are valid`, { tag: "@all" }, async ({ watched: page }) => {
      await page.clock.setFixedTime(new Date(Date.UTC(year, 5, 15, 16)));
      for (const path of kinds) {
        await page.goto(path);
        const before = await page.getByRole("main").locator("time").allTextContents();
        await startApp(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const after = await page.getByRole("main").locator("time").allTextContents();
        expect(after, path).toEqual(expect.arrayContaining(before));
        expect(await page.locator("body").textContent(), path).not.toMatch(/Invalid Date|NaN/);
      }
      await openPage(page, "/insurance-types/life");
      await expect(page.getByText(`Today is June 15, ${year}.`)).toBeVisible();
    });
  }
});
