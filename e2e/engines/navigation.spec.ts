import { until } from "./driver/in-time.ts";
import { arrived, expect, focused, gone, seen, test } from "./engine-test.ts";

test("a client-side navigation starts at the top with focus on the heading; Back restores the position", async ({
  arrive,
}) => {
  const page = await arrive("/learn");
  await page.press({ role: "button", name: /^Search/ });
  await seen(page, { role: "dialog" });
  await page.key("Escape");
  await gone(page, { role: "dialog" });
  const link = { role: "link", name: /Filing a claim/, within: { role: "main" } } as const;
  await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  // Hovering scrolls the link into view.
  await page.hover(link);
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(100);
  await page.press(link);
  await arrived(page, "/learn/insurance-claims");
  await focused(page, { role: "heading", level: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.title)).toContain("Northcover");
  await page.back();
  await arrived(page, "/learn");
  await expect.poll(() => page.evaluate((to) => Math.abs(scrollY - to) < 8, left)).toBe(true);
  await page.forward();
  await arrived(page, "/learn/insurance-claims");
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
  expect(await page.problems()).toEqual([]);
});

test("after hydration, a link to a section scrolls there, and Back returns to the link", async ({ arrive }) => {
  const page = await arrive("/blog/insurance-fraud-canada");
  await page.hover({ role: "button", name: /^Search/ });
  await until("hydration, and the layout of all sections", () =>
    page.evaluate(
      () =>
        performance.getEntriesByName("page-ready").length > 0 && document.querySelector("main[data-laid-out]") !== null,
    ),
  );
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const foot = await page.evaluate(() => Math.round(scrollY));
  expect(foot).toBeGreaterThan(1000);
  // By keyboard, because a driver scrolls to what it presses. The link takes focus once it has appeared.
  await until("focus on the link to the top", () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('a[href="#top"]');
      link?.focus({ preventScroll: true });
      return document.activeElement === link;
    }),
  );
  await page.key("Enter");
  await arrived(page, "/blog/insurance-fraud-canada#top");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
  await page.back();
  await expect.poll(() => page.evaluate((to) => Math.abs(scrollY - to) < 8, foot)).toBe(true);
});
