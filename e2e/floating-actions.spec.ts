import { expect, test } from "./site.ts";
import * as shellWords from "#words/shell.ts";
import * as leadFormWords from "#words/lead-form.ts";
import { designSystemWords } from "#words/design-system.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("on a phone, the floating buttons hide while scrolling down, reappear afterwards, and hide while typing", async ({
  page,
}) => {
  await page.goto("/faq");
  const calculator = page.getByRole("button", { name: shellWords.premiumCalculator });
  const backToTop = page.getByRole("link", { name: designSystemWords.backToTop });
  await expect(calculator).toHaveCSS("opacity", "1");
  // Whether it was hidden in any frame during the scroll.
  const away = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const button = document.querySelector("[data-slot=premium-calculator-button] button");
        let wasAway = false;
        const look = () => {
          wasAway ||= button !== null && getComputedStyle(button).opacity === "0";
          if (wasAway && scrollY > 300) resolve(true);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  for (let turns = 0; turns < 6; turns++) await page.mouse.wheel(0, 100);
  expect(await away).toBe(true);
  await expect(calculator).toHaveCSS("opacity", "1");
  await expect(backToTop).toBeVisible();
  await expect(backToTop).toHaveCSS("opacity", "1");
  await page.mouse.wheel(0, -40);
  await expect(calculator).toHaveCSS("opacity", "1");

  await page.goto("/learn");
  await page.getByLabel(leadFormWords.fullName).scrollIntoViewIfNeeded();
  await page.getByLabel(leadFormWords.fullName).focus();
  await expect(calculator).toHaveCSS("opacity", "0");
  await expect(backToTop).toHaveCSS("opacity", "0");
});

for (const path of ["/tools/home-insurance-calculator", "/learn/home-insurance", "/"]) {
  test(`on a phone, the floating buttons never cover a control, a figure or an answer of ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const away = { times: 0, covered: [] as string[] };
    for (let top = 0; top < height; top += 350) {
      await page.evaluate((y) => {
        const before = scrollY;
        scrollTo({ top: y, behavior: "instant" });
        if (scrollY === before) return;
        return new Promise((scrolled) => addEventListener("scroll", scrolled, { once: true }));
      }, top);
      // The floating buttons return shortly after scrolling has stopped.
      await page.clock.runFor(1000);
      const found = await page.evaluate(() => {
        const actions = [...document.querySelectorAll<HTMLElement>(".floating-action")];
        const shown = actions.filter((action) =>
          action.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        );
        const under = shown.flatMap((action) => {
          const box = action.getBoundingClientRect();
          return [
            ...document.querySelectorAll(
              ":is(main, footer) :is(a, button, summary, input, select, textarea, output, td)",
            ),
            ...document.querySelectorAll("[data-slot=figure]"),
          ].filter((field) => {
            // Skip the honeypot, what is folded, and a button that keeps its room while there is nothing to clear.
            if (field.closest("[aria-hidden=true], details:not([open]) > :not(summary)") !== null) return false;
            if (!field.checkVisibility({ visibilityProperty: true })) return false;
            // Each line of the text on its own.
            return [...field.getClientRects()].some(
              ({ left, right, top: above, bottom }) =>
                left < box.right && right > box.left && above < box.bottom && bottom > box.top,
            );
          });
        });
        return { isAway: shown.length < actions.length, under: under.map(({ outerHTML }) => outerHTML.slice(0, 80)) };
      });
      if (found.isAway) away.times += 1;
      away.covered.push(...found.under.map((field) => `${top}: ${field}`));
    }
    expect(away.covered).toEqual([]);
    expect(away.times).toBeGreaterThan(0);
  });
}
