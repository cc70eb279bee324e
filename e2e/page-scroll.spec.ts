import type { Page } from "@playwright/test";
import { expect, holdBack, startApp, test } from "./site.ts";

/** Starts the app and waits for its first renders. */
async function startAndSettle(page: Page): Promise<void> {
  await startApp(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const place = (page: Page) => page.evaluate(() => window.scrollY);

/** Resolves after the scroll event, at which the app notes the position. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: "instant" });
    return new Promise(requestAnimationFrame);
  }, top);
}

/** The final scroll position: scroll anchoring keeps the text in place while content above it changes size. */
async function settledScrollPosition(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const previous = last;
      last = await place(page);
      return last === previous;
    })
    .toBe(true);
  return last;
}

for (const path of ["/learn", "/privacy-policy#your-rights"]) {
  test(`hydration keeps the position of a visitor who has scrolled on ${path}`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await scrollTo(page, 400);
    const left = await settledScrollPosition(page);
    await startAndSettle(page);
    expect(await place(page)).toBe(left);
  });
}

test(
  "late content keeps the scroll position of a visitor who scrolled without wheel, touch or keyboard",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/privacy-policy#your-rights", { waitUntil: "networkidle" });
    await scrollTo(page, 400);
    const left = await settledScrollPosition(page);
    await page.evaluate(() => {
      const late = document.createElement("p");
      late.style.height = "500px";
      document.body.append(late);
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await place(page)).toBe(left);
  },
);

test("a reload keeps the position of a visitor who scrolled on from a fragment", { tag: "@all" }, async ({ page }) => {
  await page.goto("/privacy-policy#your-rights", { waitUntil: "networkidle" });
  const before = await settledScrollPosition(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => place(page)).toBeGreaterThan(before + 300);
  const left = await settledScrollPosition(page);
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => place(page)).toBeGreaterThan(left - 100);
});

test("the scroll position of another page has no effect", { tag: "@all" }, async ({ page }) => {
  await page.goto("/learn", { waitUntil: "networkidle" });
  await startAndSettle(page);
  await scrollTo(page, 900);
  await page.goto("/privacy-policy", { waitUntil: "networkidle" });
  await scrollTo(page, 300);
  await startAndSettle(page);
  expect(await place(page)).toBe(300);
});

test(
  "two history entries of a page restore their own positions, also around native fragment navigation",
  { tag: "@all" },
  async ({ page }) => {
    const follow = async (path: string, heading: string) => {
      await page.getByRole("contentinfo").locator(`a[href="${path}"]`).first().dispatchEvent("click");
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    };
    // The sections below the heading render later; until then the page is too short.
    const readOnTo = (top: number) =>
      expect
        .poll(async () => {
          await scrollTo(page, top);
          return place(page);
        })
        .toBe(top);
    await page.goto("/learn", { waitUntil: "networkidle" });
    await startAndSettle(page);
    await follow("/about", "About Northcover");
    await follow("/privacy-policy", "Privacy policy");
    await readOnTo(300);
    await page.getByRole("main").locator('a[href="#your-rights"]').first().dispatchEvent("click");
    await expect(page).toHaveURL("/privacy-policy#your-rights");
    await expectAtTop(page, "#your-rights");
    await follow("/privacy-policy", "Privacy policy");
    await expect.poll(() => place(page)).toBe(0);
    await readOnTo(900);

    await page.goBack();
    await expect(page).toHaveURL("/privacy-policy#your-rights");
    await expectAtTop(page, "#your-rights");
    await page.goBack();
    await expect(page).toHaveURL("/privacy-policy");
    await expect.poll(() => place(page)).toBe(300);
    for (const path of ["/privacy-policy#your-rights", "/privacy-policy"]) {
      await page.goForward();
      await expect(page).toHaveURL(path);
    }
    await expect.poll(() => place(page)).toBe(900);
  },
);

/** Waits until an element is at the top of the viewport, except for its scroll margin. */
async function expectAtTop(page: Page, selector: string): Promise<void> {
  await settledScrollPosition(page);
  const gap = await page.locator(selector).evaluate((target) => target.getBoundingClientRect().top);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(160);
}

test("a page opened at a fragment scrolls to it, even if the loader runs late", async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/loader-/);
  await page.goto("/insurance-types/home#sources", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  letGo();
  await page.locator("main[data-laid-out]").waitFor();
  await expectAtTop(page, "#sources");
});

test("a fragment link followed before layout is complete scrolls to its target", { tag: "@all" }, async ({ page }) => {
  await page.route(/\.css$/, () => {});
  await page.goto("/insurance-types/home", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => location.assign("#sources"));
  await page.locator("main[data-laid-out]").waitFor();
  await expectAtTop(page, "#sources");
});

test("following a fragment a second time scrolls there again", { tag: "@all" }, async ({ page }) => {
  await page.goto("/privacy-policy", { waitUntil: "networkidle" });
  await startAndSettle(page);
  const link = page.getByRole("main").locator('a[href="#your-rights"]').first();
  await link.dispatchEvent("click");
  await expectAtTop(page, "#your-rights");
  await scrollTo(page, 0);
  await page.evaluate(() => location.assign("#top"));
  await link.dispatchEvent("click");
  await expect(page).toHaveURL("/privacy-policy#your-rights");
  await expectAtTop(page, "#your-rights");
});

for (const [path, words] of [
  ["/learn/home-insurance", "In Quebec every owner in a"],
  // In a closed tab.
  ["/learn/auto-insurance", "Call the police first and the insurer"],
] as const) {
  for (const viewport of [
    { width: 1100, height: 800 },
    { width: 390, height: 800 },
  ]) {
    const details = viewport.width === 390 && path === "/learn/auto-insurance" ? {} : { tag: "@all" };
    test(`a link to a passage of ${path} shows it at ${viewport.width} px`, details, async ({ page }) => {
      await page.setViewportSize(viewport);
      // What a test evaluates in a page counts as an action of the visitor, so wait without that.
      await page.addInitScript(() => addEventListener("page-ready", () => console.debug("page-ready")));
      const isReady = page.waitForEvent("console", (message) => message.text() === "page-ready");
      await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
      await isReady;
      await expect(page.locator("main").getByText(words).first()).toBeInViewport();
    });
  }
}
