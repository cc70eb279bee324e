import { builtPaths } from "../site.ts";
import { expect, seen, test as engineTest } from "./engine-test.ts";
import type { Session } from "./driver/session.ts";

/** One window for all pages of a worker, opened anew after a page that broke it. */
const test = engineTest.extend<object, { window: { session: Session | undefined } }>({
  window: [
    async ({}, use) => {
      const window: { session: Session | undefined } = { session: undefined };
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

for (const path of builtPaths) {
  test(`${path} opens whole and answers its first press`, async ({ engine, site, window }) => {
    window.session ??= await engine.openSession(site, { width: 390, height: 844, scheme: "light" });
    const page = window.session;
    const before = (await page.problems()).length;
    await page.open(path);
    await seen(page, { role: "heading", level: 1 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      "sideways scroll at 390 px",
    ).toBe(0);
    await page.press({ role: "button", name: /^Search/ });
    await seen(page, { role: "searchbox" });
    await page.key("Escape");
    await expect.poll(() => page.isShown({ role: "dialog" })).toBe(false);
    expect((await page.problems()).slice(before)).toEqual([]);
  });
}
