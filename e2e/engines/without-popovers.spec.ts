import { arrived, expect, focused, gone, seen, test } from "./engine-test.ts";
import * as shellWords from "#words/shell.ts";

/* Behaviour in browsers without popovers, such as Firefox 124. */

test("the menu opens on click and its links work, before and after hydration", async ({ arrive }) => {
  const page = await arrive("/");
  expect(await page.evaluate(() => "popover" in document.body)).toBe(false);
  const menu = { role: "navigation", name: shellWords.main } as const;
  await gone(page, menu);
  await page.press({ role: "button", name: shellWords.menu });
  await seen(page, menu);
  await page.press({ role: "link", name: "FAQ", within: menu });
  await arrived(page, "/faq");
  await page.press({ role: "button", name: /^Search/ });
  await seen(page, { role: "dialog" });
  await page.key("Escape");
  await gone(page, { role: "dialog" });
  await page.press({ role: "button", name: shellWords.menu });
  await page.press({ role: "link", name: "Learn", within: menu });
  await arrived(page, "/learn");
  await focused(page, { role: "heading", level: 1 });
  await page.moveTo(380, 840);
  await gone(page, menu);
  expect(await page.problems()).toEqual([]);
});

test("a term's definition opens on click and hover, and is closed initially", async ({ arrive }) => {
  const page = await arrive("/learn/home-insurance");
  await gone(page, { role: "note" });
  const word = { role: "button", name: "exclusion" } as const;
  const definition = { role: "note", name: /^Definition: Exclusion/ } as const;
  await page.press(word);
  await seen(page, definition);
  expect(await page.isInWindow(definition)).toBe(true);
  await page.press({ role: "heading", level: 1 });
  await gone(page, definition);
  await page.hover(word);
  await seen(page, definition);
  await page.moveTo(5, 5);
  await gone(page, definition);
  expect(await page.problems()).toEqual([]);
});
