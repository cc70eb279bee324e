import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import type { SitePath } from "#site/site-path.ts";
import { expect, startApp, storingTest as test, type Site } from "./site.ts";
import { watchPage } from "./watch-page.ts";
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

/** Fills in the consultation form. @returns The email address used. */
async function fillConsultation(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.ca`;
  const form = consultation(page);
  await form.getByLabel(leadFormWords.fullName).fill("Ann Lee");
  await form.getByLabel(leadFormWords.email).fill(email);
  await form.getByLabel(leadFormWords.phone).fill("416-555-0123");
  await form.getByLabel(leadFormWords.primaryInterest).selectOption({ index: 1 });
  await form.getByLabel(contactBoxStatement.text).check();
  return email;
}

async function expectKept(page: Page, email: string): Promise<void> {
  const form = consultation(page);
  await expect(form.getByLabel(leadFormWords.fullName)).toHaveValue("Ann Lee");
  await expect(form.getByLabel(leadFormWords.email)).toHaveValue(email);
  await expect(form.getByLabel(leadFormWords.phone)).toHaveValue("416-555-0123");
  await expect(form.getByLabel(contactBoxStatement.text)).toBeChecked();
}

async function expectStored(page: Page, site: Site, email: string): Promise<void> {
  await expect(page.getByText(leadFormWords.success, { exact: true })).toBeVisible();
  expect(await site.backend.query("select id from leads where email = $1", [email])).toHaveLength(1);
}

/** Blocks requests for code and styles until the returned function is called. */
async function lose(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort("connectionfailed"));
  return () => page.unroute(files);
}

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

  test("pages of every kind hydrate, and their links work", { tag: "@all" }, async ({ page, site }) => {
    const problems = await watchPage(page, site);
    for (const path of kinds) {
      await page.goto(path);
      await startApp(page);
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
    expect(problems).toEqual([]);
  });

  test("a lead is sent, and a failed one leaves the form filled in", async ({ page, site }) => {
    await page.goto("/tools/consultation");
    const email = await fillConsultation(page);
    site.setBackendUp(false);
    try {
      await bookButton(page).click();
      await expect(page.getByText(shellWords.somethingWentWrong, { exact: true })).toBeVisible({
        timeout: 15_000,
      });
    } finally {
      site.setBackendUp(true);
    }
    await expectKept(page, email);
    await bookButton(page).click();
    await expectStored(page, site, email);
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
    const email = await fillConsultation(page);
    await page.context().setOffline(true);
    await bookButton(page).click();
    await expect(page.getByText(shellWords.partNotLoaded)).toBeVisible();
    await consultation(page).getByLabel(leadFormWords.email).press("Enter");
    await expectKept(page, email);
    await expect(page).toHaveURL("/tools/consultation");
  });

  for (const [what, files, tag] of [
    ["the app", appFile, []],
    ["the form's own code", /\/assets\/lead-form-/, ["@all"]],
  ] as const) {
    test(`the browser sends a form where ${what} is blocked`, { tag: [...tag] }, async ({ page, site }) => {
      await lose(page, files);
      await page.goto("/tools/consultation");
      const email = await fillConsultation(page);
      await bookButton(page).click();
      await expect(page).toHaveURL("/request-sent", { timeout: 20_000 });
      expect(await site.backend.query("select id from leads where email = $1", [email])).toHaveLength(1);
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
    await page.goto("/");
    await startApp(page);
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
    const email = await fillConsultation(page);
    await bookButton(page).click();
    await expectStored(page, site, email);
  });
});

test.describe("after a release that has replaced the code", () => {
  const gone = (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not found" });

  test("a press reloads the page once, and the input stays", async ({ page }) => {
    await page.goto("/learn");
    await startApp(page);
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
      const email = await fillConsultation(page);
      await page.getByRole("button", { name: shellWords.search }).click();
      await expect(page.getByText(shellWords.partNotLoaded)).toBeVisible();
      await expectKept(page, email);
    },
  );
});

test.describe("with a wrong clock", () => {
  for (const year of [1970, 2099]) {
    test(`in ${year} pages hydrate, and dates are valid`, { tag: "@all" }, async ({ page, site }) => {
      const problems = await watchPage(page, site);
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
      await page.goto("/insurance-types/life");
      await startApp(page);
      await expect(page.getByText(`Today is June 15, ${year}.`)).toBeVisible();
      expect(problems).toEqual([]);
    });
  }
});
