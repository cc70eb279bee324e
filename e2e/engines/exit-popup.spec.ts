import type { Session } from "./driver/session.ts";
import { expect, gone, seen, test } from "./engine-test.ts";

const popup = { role: "dialog", name: "Wait! Don't Leave Without Protection" } as const;

/** Moves the pointer out through the top; the browser's own word for that needs a real window. */
async function leaveThroughTheTop(page: Session): Promise<void> {
  await page.moveTo(400, 100);
  await page.moveTo(400, 1);
  await page.evaluate(() => {
    const left = { bubbles: true, relatedTarget: null, clientX: 400, clientY: -1 };
    document.documentElement.dispatchEvent(new MouseEvent("mouseout", left));
  });
}

test("the popup comes once in a session and goes by Escape", async ({ arrive }) => {
  const page = await arrive({ width: 1280 });
  await page.open("/learn/home-insurance");
  await seen(page, { role: "heading", level: 1 });
  await leaveThroughTheTop(page);
  await seen(page, popup);
  await page.key("Escape");
  await gone(page, popup);
  await page.open("/faq");
  await page.press({ role: "button", name: /^Search/ });
  await seen(page, { role: "dialog", name: "Search" });
  await page.key("Escape");
  await gone(page, { role: "dialog" });
  await leaveThroughTheTop(page);
  // A popup on its way would be shown by the time that another dialog is.
  await page.press({ role: "button", name: /^Search/ });
  await seen(page, { role: "dialog", name: "Search" });
  expect(await page.isShown(popup)).toBe(false);
});
