import type { Locator, Page } from "@playwright/test";
import { addressOf } from "#site/site-path.ts";
import { toolIds } from "#domain/tool-id.ts";
import { fillLeadForm, newPerson } from "./journeys/leads.ts";
import { pageKinds } from "./page-kinds.ts";
import { expect, openPage, storingTest, test } from "./site.ts";
import { watchPage } from "./watch-page.ts";
import { designSystemWords } from "#words/design-system.ts";
import * as leadFormWords from "#words/lead-form.ts";
import { queued } from "#words/lead-sending.ts";
import * as shellWords from "#words/shell.ts";

/*
 * Pages under machine translation. Google Translate and its like replace each text node by <font> elements, those that
 * React adds later, too. Whatever a visitor does then, nothing may break, and no text may go stale.
 */

/** Translates the page from now on, as a browser does. Reports text that React updates where nobody sees it. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stale = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!target.isConnected) console.error(`stale: a visitor doesn't see "${target.nodeValue}"`);
      }
    });
    const untranslated = "font, script, style, textarea, option, svg, [translate=no]";
    function wrap(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.data.trim() === "" || text.parentElement?.closest(untranslated) !== null) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
        stale.observe(text, { characterData: true });
      }
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
    wrap(document.body);
    window.print = () => {};
  });
}

/** Most controls of one kind that are used on a page. */
const most = 24;

/** Answers the visible questions of a part of the page, and presses its buttons. */
async function useAll(part: Locator): Promise<void> {
  const each = async (selector: string, act: (control: Locator) => Promise<unknown>) => {
    const controls = part.locator(selector);
    for (let index = 0; index < Math.min(await controls.count(), most); index += 1) {
      const control = controls.nth(index);
      // A control may disappear, or be covered by what the one before has opened.
      if (await control.isVisible()) await act(control).catch(() => undefined);
    }
  };
  const quickly = { timeout: 1000, force: true } as const;
  await each("select", (field) => field.selectOption({ index: 1 }, quickly));
  await each("input:is([type=radio], [type=checkbox])", (box) => box.dispatchEvent("click"));
  for (const text of ["41", "", "52000"]) {
    await each("input:is([type=text], :not([type])), input[inputmode]", (field) => field.fill(text, quickly));
  }
  await each("[role=tab], button:not([aria-haspopup]), summary", (button) => button.dispatchEvent("click"));
}

/** Expects that nothing has failed or gone stale. Recovered hydration is no failure. */
async function expectWhole(page: Page, problems: readonly string[]): Promise<void> {
  await expect(page.getByText(designSystemWords.failed)).toHaveCount(0);
  await expect(page.locator("[data-slot=error-fallback]")).toHaveCount(0);
  expect(problems.filter((problem) => !/React error #4(18|2\d)/.test(problem))).toEqual([]);
}

const paths = [...new Set([...pageKinds, ...toolIds.map((id) => `/tools/${id}` as const)])];

for (const path of paths) {
  const tag = path === "/tools/home-insurance-calculator" ? [] : ["@all"];
  test(`${path} keeps working under machine translation`, { tag }, async ({ page, site }) => {
    test.setTimeout(120_000);
    const problems = await watchPage(page, site);
    await openPage(page, addressOf(path));
    await translate(page);
    await useAll(page.getByRole("main"));
    await expectWhole(page, problems);
  });
}

test("dialogs, search and the next page work under machine translation", async ({ page, site }) => {
  const problems = await watchPage(page, site);
  // As on a slow network, so that what shows while code loads is translated, too.
  await page.route("**/assets/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await openPage(page, "/learn");
  await translate(page);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: shellWords.premiumCalculator }).click();
  await expect(dialog).toBeVisible();
  await useAll(dialog.locator("form").first());
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: shellWords.search }).first().click();
  for (const text of ["flood", "flo", "no such page", "tornado"]) await dialog.getByRole("searchbox").fill(text);
  await dialog.getByRole("link").first().click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL("/learn");
  await page.goBack();
  await expect(page).toHaveURL("/learn");
  await expectWhole(page, problems);
});

storingTest("a lead form works under machine translation: errors, waiting, sent", async ({ page, site }) => {
  const problems = await watchPage(page, {
    ...site,
    isExpected: (problem) => /failed: |ERR_|not stored: offline|could not be fetched/.test(problem),
  });
  await openPage(page, "/tools/consultation");
  await translate(page);
  const form = page.locator("main form");
  const send = form.locator("button[type=submit]");
  await send.click();
  await expect(form.getByRole("alert").or(page.locator("[data-slot=field-error]")).first()).toBeVisible();
  await fillLeadForm(form, newPerson({ phone: "416-555-0123" }));
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByRole("button", { name: queued.tryNow })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(leadFormWords.thankYou, { exact: true }).first()).toBeVisible({ timeout: 15_000 });
  await expectWhole(page, problems);
});
