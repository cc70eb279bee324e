import { expect, holdBack, openFooter, openPage, test } from "./site.ts";
import * as toolsHubWords from "#words/tools-hub.ts";
import * as notFoundWords from "#words/pages/not-found.ts";
import * as shellWords from "#words/shell.ts";
import { designSystemWords } from "#words/design-system.ts";
import { pageNames } from "#page-names";

test("client-side navigation focuses the new heading and announces the page, and Back returns", async ({ page }) => {
  await openPage(page, "/");
  await page
    .getByRole("navigation", { name: shellWords.main })
    .getByRole("link", { name: shellWords.learn, exact: true })
    .click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page).toHaveTitle(`${pageNames["/learn"].title} | Northcover`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: pageNames["/learn"].title })).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: designSystemWords.breadcrumb })).toHaveText(/Home.*Learn/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insurance in Canada, explained before you buy it");
});

test("an unknown URL is logged, and the link to the home page works", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundWords.oopsPageNotFound);
  await expect.poll(() => logged.join("\n")).toContain("404: no page at /no-such-page");
  await page.getByRole("link", { name: shellWords.returnToHome }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a page whose code loads late is laid out completely, also for assistive technology", async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/insurance-for-seniors-page-/);
  await openPage(page, "/sitemap");
  await page.getByRole("main").locator('a[href="/learn/insurance-for-seniors"]').click();
  await expect(page).toHaveURL("/learn/insurance-for-seniors");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  letGo();
  const sections = page.locator('main [data-slot="section"]');
  await expect.poll(() => sections.count()).toBeGreaterThan(1);
  const laidOut = () =>
    sections.evaluateAll((all) =>
      all.every((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true),
    );
  await expect.poll(laidOut).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the previous page stays until the next one's code has loaded, and can still be left", async ({ page }) => {
  const letGo = await holdBack(page, /\/assets\/(?:faq|consultation)-page-/);
  await openPage(page, "/sitemap");
  const heading = page.getByRole("heading", { level: 1 });
  const follow = (href: string) => page.getByRole("main").locator(`a[href="${href}"]`).first().click();
  const before = await heading.textContent();
  await follow("/faq");
  await follow("/tools/consultation");
  await expect(page).toHaveURL("/tools/consultation");
  await expect(heading).toHaveText(before ?? "");
  await follow("/learn/choose-insurance");
  await expect(heading).toBeFocused();
  const chosen = await heading.textContent();
  expect(chosen).not.toBe(before);
  letGo();
  await page.waitForLoadState("networkidle");
  await expect(heading).toHaveText(chosen ?? "");

  await page.goBack();
  await expect(heading).toContainText("Consultation");
  await expect(page).toHaveURL("/tools/consultation");
  await expect(heading).toBeFocused();
});

test("a guide opened for printing is printed completely", async ({ page }) => {
  await openPage(page, "/tools");
  await page.evaluate(() => {
    window.print = () => {
      const sections = [...document.querySelectorAll('main [data-slot="section"]')];
      document.title = `printed ${sections.length > 1 && sections.every(({ textContent }) => textContent !== "")}`;
    };
  });
  await page.getByRole("button", { name: toolsHubWords.downloadInsuranceGuide }).click();
  await expect(page).toHaveURL("/learn/how-insurance-works");
  await expect.poll(() => page.title()).toBe("printed true");
});

test("repeated clicks on a link add one history entry", async ({ page }) => {
  await openPage(page, "/learn");
  await openFooter(page);
  const faq = page.getByRole("contentinfo").getByRole("link", { name: pageNames["/faq"].label }).first();
  await faq.click();
  await expect(page).toHaveURL("/faq");
  await faq.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/learn");
});
