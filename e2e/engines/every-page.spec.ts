import { onKinds } from "../page-kinds.ts";
import { builtPaths } from "../site.ts";
import { expect, phone, seen, test as engineTest } from "./engine-test.ts";
import type { Session } from "./driver/session.ts";

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

const expectNoSidewaysScroll = (page: Session, width: number) =>
  expect
    .poll(
      () =>
        page.evaluate(() => [innerWidth, document.documentElement.scrollWidth - document.documentElement.clientWidth]),
      { message: "width and sideways scroll" },
    )
    .toEqual([width, 0]);

const wide = 1280;

for (const path of builtPaths) {
  const title = `${path} renders completely on a phone, responds to the first click, and fits a wide window`;
  test(title, onKinds(path), async ({ engine, site, window }) => {
    window.session ??= await engine.openSession(site, phone);
    const page = window.session;
    const before = (await page.problems()).length;
    await page.resize(phone.width);
    await page.open(path);
    await seen(page, { role: "heading", level: 1 });
    // Styles for content below the first screen load later.
    await expectNoSidewaysScroll(page, phone.width);
    await page.press({ role: "button", name: /^Search/ });
    // The dialog, because the page of questions has a search box of its own.
    await seen(page, { role: "dialog" });
    await page.key("Escape");
    await expect.poll(() => page.isShown({ role: "dialog" })).toBe(false);
    await page.resize(wide);
    await seen(page, { role: "heading", level: 1 });
    await expectNoSidewaysScroll(page, wide);
    expect((await page.problems()).slice(before)).toEqual([]);
  });
}
