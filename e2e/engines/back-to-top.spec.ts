import type { Session, Target } from "./driver/session.ts";
import { expect, test } from "./engine-test.ts";
import { designSystemWords } from "#words/design-system.ts";

const link: Target = { role: "link", name: designSystemWords.backToTop };

/** Scrolls without animation, and waits until the result has been painted. */
async function scrollPage(page: Session, top: number | "foot"): Promise<void> {
  await page.evaluate((to) => {
    scrollTo({ top: to === "foot" ? document.documentElement.scrollHeight : to, behavior: "instant" });
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, top);
}

test("back-to-top appears after 300 px, stays visible to the footer, and scrolls to the top", async ({ arrive }) => {
  const page = await arrive("/learn/life-insurance");
  expect(await page.isInWindow(link), "at the top").toBe(false);
  await scrollPage(page, 300);
  expect(await page.isInWindow(link), "at 300 px").toBe(false);
  // Allow for its slide-in animation, which takes the button's height.
  await scrollPage(page, 380);
  await expect.poll(() => page.isInWindow(link), "soon past 300 px").toBe(true);
  await scrollPage(page, "foot");
  await expect.poll(() => page.isInWindow(link), "at the foot").toBe(true);
  await page.press(link);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
  await expect.poll(() => page.isInWindow(link)).toBe(false);
});

test("back-to-top stays hidden on a short page", async ({ arrive }) => {
  const page = await arrive("/404", { width: 1280, height: 940 });
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  // Hide rather than remove the footer: the app may hydrate only now and would restore it.
  await page.evaluate(() => document.querySelector("footer")?.style.setProperty("display", "none"));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(Math.min(before, 940 + 300));
  await scrollPage(page, "foot");
  // The frame may clip the button, which its bounding box doesn't show.
  const isSeen = await page.evaluate(() => {
    const found = document.querySelector("[data-slot=back-to-top]");
    const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
    return found?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
  });
  expect(isSeen).toBe(false);
});
