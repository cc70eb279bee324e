import { arrived, expect, focused, gone, readInWindow, seen, test } from "./engine-test.ts";
import * as siteSearchWords from "#words/site-search.ts";

const dialog = { role: "dialog", name: siteSearchWords.search } as const;
const field = { role: "searchbox", within: dialog } as const;
const button = { role: "button", name: /^Search/ } as const;

test("the search opens with its button, finds pages, closes with Escape, and restores focus", async ({ arrive }) => {
  const page = await arrive("/learn");
  await page.press(button);
  await focused(page, field);
  await page.type("deductible");
  await seen(page, { role: "status", text: "deductible", within: dialog });
  await page.key("Escape");
  await gone(page, dialog);
  await focused(page, button);
});

test("a result inside a closed tab opens the tab", async ({ arrive }) => {
  const page = await arrive("/learn");
  await page.control("k");
  await focused(page, field);
  await page.type("earthquake deductible");
  const hit = { role: "link", name: /do the deductible first/, within: dialog } as const;
  await seen(page, hit);
  await page.press(hit);
  await gone(page, dialog);
  await arrived(page, "/learn/home-insurance#earthquake-do-the-deductible-first");
  await seen(page, { role: "tab", name: "Provincial Guide", selected: true });
  await expect.poll(() => page.isInWindow({ role: "heading", name: /do the deductible first/ })).toBe(true);
  await gone(page, { role: "tabpanel", name: "Coverage Types" });
  // The page responds, and nothing covers it.
  await page.press({ role: "tab", name: "Coverage Types" });
  await seen(page, { role: "tabpanel", name: "Coverage Types" });
});

test("a result that is a question expands its answer", async ({ arrive }) => {
  const page = await arrive("/");
  await page.press(button);
  await focused(page, field);
  await page.type("who keeps my credit file");
  await page.press({ role: "link", name: /Who keeps my credit file/, within: dialog });
  await arrived(page, "/faq#who-keeps-my-credit-file");
  await readInWindow(page, "Two companies keep credit files in Canada");
});
