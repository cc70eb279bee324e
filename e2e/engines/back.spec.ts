import type { Session } from "./driver/session.ts";
import { arrived, expect, focused, gone, seen, test } from "./engine-test.ts";
import { until } from "./driver/in-time.ts";
import * as shellWords from "#words/shell.ts";

const dialog = { role: "dialog" } as const;
const search = { role: "button", name: /^Search/ } as const;
const calculator = { role: "button", name: shellWords.premiumCalculator } as const;
const menu = { role: "navigation", name: shellWords.main } as const;

async function canScroll(page: Session): Promise<void> {
  await until("an end of the scroll lock", () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "clip"),
  );
}

test("Back closes a dialog and leaves the page, and nothing stays behind in the history", async ({ arrive }) => {
  const page = await arrive("/learn");
  await page.press({ role: "link", name: /Filing a claim/, within: { role: "main" } });
  await arrived(page, "/learn/insurance-claims");
  for (const button of [calculator, search]) {
    await page.press(button);
    await seen(page, dialog);
    await page.back();
    await gone(page, dialog);
    await arrived(page, "/learn/insurance-claims");
    await canScroll(page);
  }
  // Nothing is left of a dialog that was closed otherwise.
  await page.press(search);
  await seen(page, dialog);
  await page.key("Escape");
  await gone(page, dialog);
  await until("the page's own history entry", () => page.evaluate(() => history.state.overlays === undefined));
  await page.back();
  await arrived(page, "/learn");
  await page.forward();
  await arrived(page, "/learn/insurance-claims");
  await page.forward();
  await arrived(page, "/learn/insurance-claims");
  await gone(page, dialog);
  expect(await page.problems()).toEqual([]);
});

test("a link in a dialog takes the dialog's place in the history", async ({ arrive }) => {
  const page = await arrive("/learn");
  await page.press(search);
  await focused(page, { role: "searchbox" });
  await page.type("flood");
  await page.press({ role: "link", name: /flood/i, within: dialog });
  await gone(page, dialog);
  await until("another page", async () => (await page.address()).pathname !== "/learn");
  await page.back();
  await arrived(page, "/learn");
  await gone(page, dialog);
  await canScroll(page);
});

test("Back closes the menu, and a link in it takes its place in the history", async ({ arrive }) => {
  const page = await arrive("/faq");
  await page.press(search);
  await seen(page, dialog);
  await page.back();
  await gone(page, dialog);
  await page.press({ role: "button", name: shellWords.menu });
  await seen(page, menu);
  await page.back();
  await gone(page, menu);
  await arrived(page, "/faq");
  await page.press({ role: "button", name: shellWords.menu });
  await page.press({ role: "link", name: "Learn", within: menu });
  await arrived(page, "/learn");
  await page.back();
  await arrived(page, "/faq");
  await gone(page, menu);
});
