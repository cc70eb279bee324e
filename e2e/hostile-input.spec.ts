import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { SitePath } from "#site/site-path.ts";
import { expect, goWithin, openPage, startApp, storingTest as test } from "./site.ts";
import { watchPage } from "./watch-page.ts";
import * as shellWords from "#words/shell.ts";
import * as leadFormWords from "#words/lead-form.ts";
import * as toolScreenWords from "#words/tool-screen.ts";
import * as notFoundWords from "#words/pages/not-found.ts";
import * as siteSearchWords from "#words/site-search.ts";
import { contactBoxStatement } from "#consent-statements";

/** Sets a flag if any text below is executed as code. */
const trap = "globalThis.wasFooled=1";

const markup = `<img src=x onerror="${trap}"><script>${trap}</script>`;

async function expectUnfooled(page: Page): Promise<void> {
  expect(await page.evaluate<unknown>(() => Reflect.get(globalThis, "wasFooled"))).toBeUndefined();
}

test.describe("in a URL", () => {
  /** Malformed and the most common fragments, each tested by a separate visit. */
  const visitedFragments = ["#%E0%A4%A", `#<img src=x onerror=${trap}>`, "#__proto__", `#${"a".repeat(20_000)}`];
  const fragments = [
    ...visitedFragments,
    `#%3Cscript%3E${trap}%3C/script%3E`,
    "#%",
    "#constructor",
    "#toString",
    "#%00",
    "#%E2%80%AE",
    "#\"] *, [id='",
    `#javascript:${trap}`,
    "#:~:text=%",
    "##",
  ];
  const queries = [
    `?q=<script>${trap}</script>`,
    `?__proto__[wasFooled]=1&constructor.prototype.wasFooled=1`,
    "?q=%E0%A4%A",
    `?redirect=//evil.example&next=javascript:${trap}`,
    `?${"q=x&".repeat(1500)}`,
  ];
  /** Pages that read the fragment (tabs, questions, fields by tabs, on-page navigation), and one that doesn't. */
  const paths: readonly SitePath[] = ["/learn/life-insurance", "/faq", "/tools/life-insurance-calculator", "/"];

  for (const path of paths) {
    const tag = path === "/learn/life-insurance" ? [] : ["@all"];
    test(`${path} treats a fragment only as an id`, { tag }, async ({ watched: page }) => {
      for (const fragment of visitedFragments) {
        await page.goto("about:blank");
        await page.goto(path + fragment);
        const heading = await page.getByRole("heading", { level: 1 }).textContent();
        await startApp(page);
        await expect(page.getByRole("heading", { level: 1 }), fragment).toHaveText(heading ?? "");
        for (const list of await page.getByRole("tablist").all()) {
          await expect(list.getByRole("tab").first(), fragment).toHaveAttribute("aria-selected", "true");
        }
        await expectUnfooled(page);
      }
      // Again after hydration, as by links, Back and typed URLs.
      for (const fragment of fragments) {
        await page.evaluate((to) => (location.hash = to), fragment);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
      await expectUnfooled(page);
    });
  }

  test("a client-side navigation treats a fragment only as an id", { tag: "@all" }, async ({ watched: page }) => {
    await openPage(page, "/learn");
    for (const fragment of fragments) {
      for (const path of ["/faq", "/learn/life-insurance"]) {
        await goWithin(page, path + fragment);
        await expect(page.getByRole("heading", { level: 1 }), path + fragment.slice(0, 40)).toBeFocused();
      }
    }
    await expectUnfooled(page);
  });

  test("a page ignores its query", { tag: "@all" }, async ({ watched: page, site }) => {
    for (const path of ["/", "/faq", "/tools/consultation"] satisfies SitePath[]) {
      for (const query of queries) {
        const response = await page.goto(path + query);
        expect(response?.status(), path + query.slice(0, 40)).toBe(200);
        await startApp(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectUnfooled(page);
        expect(new URL(page.url()).origin).toBe(site.address);
      }
    }
  });

  // The unit tests of hosts and addresses try all kinds of them.
  const strangePaths = ["/%E0%A4%A", `/<img src=x onerror=${trap}>`, "//evil.example/x", "/%F0%9F%98%80/\u202E"];

  test(
    "an unknown path shows the not-found page, from the server and within the app",
    { tag: "@all" },
    async ({ page, site }) => {
      const problems = await watchPage(page, { ...site, isExpected: (problem) => /404/.test(problem) });
      const heading = page.getByRole("heading", { level: 1 });
      for (const path of strangePaths) {
        await page.goto("about:blank");
        await openPage(page, site.address + path);
        await expect(heading, path).toHaveText(notFoundWords.oopsPageNotFound);
        await page.getByRole("link", { name: shellWords.returnToHome }).click();
        await expect(page, path).toHaveURL("/");
        await expect(heading).not.toHaveText(notFoundWords.oopsPageNotFound);
        await goWithin(page, site.address + path);
        await expect(heading, path).toHaveText(notFoundWords.oopsPageNotFound);
        await expectUnfooled(page);
      }
      expect(problems).toEqual([]);
    },
  );

  test("another spelling of an address leads to the page, from the server and within the app", async ({
    watched: page,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/faq");
    const [title, words] = [await page.title(), (await heading.textContent()) ?? ""];
    for (const go of [openPage, goWithin]) {
      await openPage(page, "/");
      await go(page, "/%66aq?a=1#top");
      if (go === openPage) await expect(page).toHaveURL("/faq?a=1#top");
      await expect(page).toHaveTitle(title);
      await expect(heading).toHaveText(words);
    }
  });
});

test.describe("in a lead form", () => {
  const openForm = async (page: Page) => {
    await page.goto("/tools/consultation");
    const form = page.getByRole("region", { name: toolScreenWords.getYourFreeConsultation });
    await form.getByLabel(leadFormWords.primaryInterest).selectOption({ index: 1 });
    await form.getByLabel(contactBoxStatement.text).check();
    return { form, button: form.getByRole("button", { name: toolScreenWords.bookMyConsultation }) };
  };

  // The database tests store all kinds of text, and the property tests of a lead refuse what is none.
  test("a name of markup is stored as text", async ({ watched: page, site }) => {
    const email = `${randomUUID()}@example.ca`;
    const { form, button } = await openForm(page);
    await form.getByLabel(leadFormWords.fullName).fill(markup);
    await form.getByLabel(leadFormWords.email).fill(email);
    await form.getByLabel(leadFormWords.phone).fill("416-555-0123");
    await button.click();
    await expect(page.getByText(leadFormWords.success, { exact: true })).toBeVisible();
    const rows = await site.backend.query("select name from leads where email = $1", [email]);
    expect(rows).toEqual([{ name: markup }]);
    await expectUnfooled(page);
  });
});

test("in a search the site search renders the query as text", async ({ watched: page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: shellWords.search }).click();
  const dialog = page.getByRole("dialog", { name: siteSearchWords.search });
  for (const text of [markup, "__proto__ constructor", "((((", "a".repeat(5000), "*", "\\", "%E0%A4%A", "\u202Egnp"]) {
    await dialog.getByRole("searchbox").fill(text);
    // Results, or the words that the site has nothing for.
    await expect(dialog.getByRole("status"), text.slice(0, 60)).toHaveText(/\S/);
    await expect(dialog.getByRole("status"), text.slice(0, 60)).not.toHaveText(siteSearchWords.searching);
    await expect(dialog.locator("img, script")).toHaveCount(0);
  }
  await expectUnfooled(page);
});
