import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { SitePath } from "#site/site-path.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { readPage, type BuiltPage } from "./built-page.ts";
import { builtPaths, expect, startApp, test } from "./site.ts";
import { watchPage } from "./watch-page.ts";
import * as shellWords from "#words/shell.ts";
import * as leadFormWords from "#words/lead-form.ts";
import { contactBoxStatement } from "#consent-statements";

/** Title and button of the form on `/learn`. */
const downloadAll = "Download All Resources";

const answers = (page: Page) => page.getByRole("region", { name: downloadAll });

/** Navigates to a page of the site client-side, without loading a document. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

test("the policy is enforced: a string can't be assigned to a script sink", async ({ page }) => {
  await page.goto("/learn");
  const refusals = await page.evaluate(() => {
    const trials: readonly (() => void)[] = [
      () => (document.createElement("div").innerHTML = "<b>text</b>"),
      () => document.createElement("script").setAttribute("src", "/assets/x.js"),
      () => (document.createElement("script").text = "1"),
      () => void new DOMParser().parseFromString("<p>", "text/html"),
      () => document.body.setAttribute("onclick", "1"),
    ];
    return trials.map((trial) => {
      try {
        trial();
        return "allowed";
      } catch (error) {
        return error instanceof TypeError ? "refused" : String(error);
      }
    });
  });
  expect(refusals).toEqual(refusals.map(() => "refused"));
});

function builtPage(path: SitePath): BuiltPage {
  return readPage(readFileSync(join(distFolder(), path === "/" ? "index.html" : `${path}.html`), "utf8"));
}

/** Pages with structured data of their own, besides that of every page. */
const pathsWithFacts = builtPaths.filter((path) => builtPage(path).structuredData.length > 1);

test("client-side navigation creates no script element", { tag: "@all" }, async ({ page, site }) => {
  expect(pathsWithFacts.length).toBeGreaterThan(2);
  const problems = await watchPage(page, site);
  await page.goto("/");
  await startApp(page);
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  for (const path of ["/learn", ...pathsWithFacts, "/"] as const) {
    await goWithin(page, path);
    await expect(page).toHaveTitle(builtPage(path).text("title") ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(await page.evaluate<unknown>(() => Reflect.get(window, "sameDocument"))).toBe(true);
  expect(problems).toEqual([]);
});

test(
  "structured data is in prerendered pages only, not after client-side navigation",
  { tag: "@all" },
  async ({ page, site }) => {
    const problems = await watchPage(page, site);
    const facts = page.locator('script[type="application/ld+json"]');
    await page.goto("/faq");
    const count = await facts.count();
    expect(count).toBeGreaterThan(1);
    await startApp(page);
    await expect(facts).toHaveCount(count);
    await goWithin(page, "/learn");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Learn");
    await expect(facts).toHaveCount(0);
    // Metadata of the first page would be wrong here, so only its canonical URL remains.
    await expect(page.locator('meta[name="description"], meta[property]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/learn$/);
    await page.goBack();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(facts).toHaveCount(0);
    expect(problems).toEqual([]);
  },
);

test("dialog, search, toasts, form and sending work under the policy", async ({ page, site, backend: _opened }) => {
  const problems = await watchPage(page, site);
  await page.goto("/learn");
  await page.getByRole("button", { name: shellWords.search }).click();
  await page.getByRole("searchbox").fill("deductible");
  await expect(page.getByRole("dialog").locator("mark").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await answers(page).getByRole("button", { name: downloadAll }).click();
  await expect(page.getByText(leadFormWords.consentRequired, { exact: true })).toBeVisible();
  await answers(page).getByLabel(leadFormWords.fullName).fill("Ann Lee");
  await answers(page).getByLabel(leadFormWords.email).fill("trusted@example.ca");
  await answers(page).getByLabel(leadFormWords.primaryInterest).selectOption({ index: 1 });
  await answers(page).getByLabel(contactBoxStatement.text).check();
  await answers(page).getByRole("button", { name: downloadAll }).click();
  await expect(page.getByText(leadFormWords.success, { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});
