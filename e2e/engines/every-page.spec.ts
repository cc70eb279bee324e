import { builtPaths, type Site } from "../site.ts";
import { expect, phone, seen, test as engineTest } from "./engine-test.ts";
import type { Engine, Session } from "./driver/session.ts";

interface SharedWindow {
  session: Session | undefined;
}

/** One window for all pages of a worker, replaced when a page has broken it. */
const test = engineTest.extend<object, { window: SharedWindow }>({
  window: [
    async ({}, use) => {
      const window: SharedWindow = { session: undefined };
      await use(window);
      await window.session?.close();
    },
    { scope: "worker" },
  ],
});

test.afterEach(async ({ window }, { status, expectedStatus }) => {
  if (status === expectedStatus) return;
  await window.session?.close();
  window.session = undefined;
});

async function windowOfWidth(
  width: number,
  { engine, site, window }: { engine: Engine; site: Site; window: SharedWindow },
): Promise<Session> {
  if (window.session?.look.width === width) return window.session;
  await window.session?.close();
  window.session = await engine.openSession(site, { ...phone, width });
  return window.session;
}

for (const [width, path] of [390, 1280].flatMap((wide) => builtPaths.map((one) => [wide, one] as const))) {
  test(`${path} renders completely at ${width} px and responds to the first click`, async ({
    engine,
    site,
    window,
  }) => {
    const page = await windowOfWidth(width, { engine, site, window });
    const before = (await page.problems()).length;
    await page.open(path);
    await seen(page, { role: "heading", level: 1 });
    // Styles for content below the first screen load later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
        message: "sideways scroll",
      })
      .toBe(0);
    await page.press({ role: "button", name: /^Search/ });
    // The dialog, because the page of questions has a search box of its own.
    await seen(page, { role: "dialog" });
    await page.key("Escape");
    await expect.poll(() => page.isShown({ role: "dialog" })).toBe(false);
    expect((await page.problems()).slice(before)).toEqual([]);
  });
}
