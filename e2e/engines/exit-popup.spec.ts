import type { Session } from "./driver/session.ts";
import { expect, gone, seen, test } from "./engine-test.ts";
import * as exitIntentWords from "#words/exit-intent.ts";
import * as siteSearchWords from "#words/site-search.ts";

const popup = { role: "dialog", name: exitIntentWords.waitDontLeave } as const;

/** Dispatches the event of a pointer leaving through the top; a real one needs a headed window. */
async function leaveThroughTheTop(page: Session): Promise<void> {
  await page.moveTo(400, 100);
  await page.moveTo(400, 1);
  await page.evaluate(() => {
    const left = { bubbles: true, relatedTarget: null, clientX: 400, clientY: -1 };
    document.documentElement.dispatchEvent(new MouseEvent("mouseout", left));
  });
}

test("the popup opens once per session and closes with Escape", async ({ arrive }) => {
  const page = await arrive({ width: 1280 });
  await page.open("/learn/home-insurance");
  await seen(page, { role: "heading", level: 1 });
  await leaveThroughTheTop(page);
  await seen(page, popup);
  await page.key("Escape");
  await gone(page, popup);
  await page.open("/faq");
  await page.press({ role: "button", name: /^Search/ });
  await seen(page, { role: "dialog", name: siteSearchWords.search });
  await page.key("Escape");
  await gone(page, { role: "dialog" });
  await leaveThroughTheTop(page);
  // If the popup were to show again, it would have by the time another dialog is open.
  await page.press({ role: "button", name: /^Search/ });
  await seen(page, { role: "dialog", name: siteSearchWords.search });
  expect(await page.isShown(popup)).toBe(false);
});
