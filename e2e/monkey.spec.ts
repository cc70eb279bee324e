import type { Page } from "@playwright/test";
import * as fc from "fast-check";
import { sectionOf, siteSections } from "#site/site-section.ts";
import type { SitePath } from "#site/site-path.ts";
import { builtPaths, expect, openPage, storingTest as test } from "./site.ts";
import { watchPage } from "./watch-page.ts";

/*
 * Clicks, types and presses keys at random on every page. The random numbers are seeded, so a failure can be reproduced
 * as its message explains. `NORTHCOVER_MONKEY_SECONDS=600` sets the total duration.
 */
const seed = Number(process.env["NORTHCOVER_MONKEY_SEED"] ?? "20261121");
const seconds = Number(process.env["NORTHCOVER_MONKEY_SECONDS"] ?? "120");

/** Fewest actions on each page. */
const actionsPerPage = 7;

/** Number of actions after which the monkey returns to its page. */
const actionsPerVisit = 60;

/** Random numbers from 0 to 1. Each page has its own seed, so that it can be replayed alone. */
function diceFor(path: SitePath): () => number {
  const seedOfPath = [...path].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), seed);
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const [numbers] = fc.sample(fc.infiniteStream(share), { seed: seedOfPath, numRuns: 1 });
  return () => numbers?.next().value ?? 0;
}

const keys =
  "Tab Tab Shift+Tab Escape Enter Space ArrowDown ArrowRight ArrowUp Home End PageDown / Control+K Backspace Control+A".split(
    " ",
  );
const usualTexts = ["Ann Lee", "ann@example.ca", "416-555-0123", "42", "-1", "1e999", "deductible"];
const hostileTexts = ['<img src=x onerror="x=1">', "'; drop table leads;--", "\u202Eabc", "👩‍👩‍👧‍👦", "%E0%A4%A", "   "];
const texts = [...usualTexts, ...hostileTexts, "x".repeat(3000)];
const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

const anything = "a[href], button, input, select, textarea, summary, label, [role=tab], [role=slider]";
const fields = "input:not([type=checkbox], [type=radio]), textarea";

/** A random visible element that matches a selector, and its position. */
function findPlace(page: Page, selector: string, lot: number) {
  return page.evaluate(
    ([wanted, share]) => {
      const choices = [...document.querySelectorAll<HTMLElement>(wanted)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      });
      const chosen = choices[Math.floor(share * choices.length)];
      if (chosen === undefined) return undefined;
      chosen.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = chosen.getBoundingClientRect();
      const name = chosen.getAttribute("aria-label") ?? chosen.textContent.trim().slice(0, 40);
      return { x: x + width / 2, y: y + height / 2, name: `${chosen.localName} “${name}”` };
    },
    [selector, lot] as const,
  );
}

/** Performs a random action. @returns Its description. */
async function act(page: Page, dice: () => number): Promise<string> {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(dice() * items.length)];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  };
  const throwOf = dice();
  if (throwOf < 0.5) {
    const place = await findPlace(page, anything, dice());
    if (place === undefined) return "click nothing";
    await page.mouse.click(place.x, place.y);
    return `click ${place.name}`;
  }
  if (throwOf < 0.65) {
    const place = await findPlace(page, fields, dice());
    const text = pick(texts);
    if (place !== undefined) await page.mouse.click(place.x, place.y);
    await page.keyboard.insertText(text);
    return `type ${JSON.stringify(text.slice(0, 40))} into ${place?.name ?? "what has focus"}`;
  }
  if (throwOf < 0.88) {
    const key = pick(keys);
    await page.keyboard.press(key);
    return `press ${key}`;
  }
  if (throwOf < 0.94) {
    const way = pick(["back", "forward"] as const);
    await page.evaluate((direction) => history[direction](), way);
    return `go ${way}`;
  }
  if (throwOf < 0.97) {
    const size = pick(sizes);
    await page.setViewportSize(size);
    return `resize to ${size.width} px`;
  }
  await page.evaluate(() => document.dispatchEvent(new MouseEvent("mouseout", { clientY: -1, relatedTarget: null })));
  return "leave through the top";
}

/** Whether the URL is that of a page, rather than a text file, the sitemap, or the blank start page. */
function isPage(address: string): boolean {
  const { pathname } = new URL(address);
  return builtPaths.some((path) => path === pathname);
}

/** Waits until the page has hydrated and shows a heading. */
async function look(page: Page, home: SitePath): Promise<void> {
  await expect(async () => {
    if (!isPage(page.url())) await openPage(page, home);
    const isWhole = await page.evaluate(
      () =>
        [...document.querySelectorAll("h1")].some((heading) => heading.checkVisibility()) &&
        document.querySelector("[data-slot=error-fallback]") === null &&
        document.body.innerText.length > 200,
    );
    expect(isWhole, "The page is blank, has lost its heading, or shows the error page").toBe(true);
  }).toPass({ timeout: 10_000, intervals: [20, 100, 300] });
}

/** Disables controls that would leave the site or block the test. */
async function cage(page: Page): Promise<void> {
  page.context().on("page", (other) => void other.close());
  await page.addInitScript(() => {
    window.print = () => {};
    addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (link !== null && link.origin !== location.origin) event.preventDefault();
      },
      true,
    );
  });
}

for (const section of siteSections) {
  const paths = builtPaths.filter((path) => sectionOf(path) === section);

  test(`random input breaks nothing: ${section}`, { tag: "@all" }, async ({ page, site }) => {
    const time = (seconds * 1000 * paths.length) / builtPaths.length;
    test.setTimeout(120_000 + 2 * time);
    const problems = await watchPage(page, site);
    await cage(page);

    for (const path of paths) {
      const dice = diceFor(path);
      const done: string[] = [];
      const end = Date.now() + time / paths.length;
      try {
        for (let count = 0; count < actionsPerPage || Date.now() < end; count += 1) {
          if (count % actionsPerVisit === 0) {
            await page.goto(path);
            await look(page, path);
          }
          // An action may hit the page during a navigation and is then ignored.
          const isMoving = (failure: unknown) => /Execution context was destroyed/.test(String(failure));
          done.push(
            await act(page, dice).catch((failure) => (isMoving(failure) ? "(moving on)" : Promise.reject(failure))),
          );
          await look(page, path);
          expect(new URL(page.url()).origin).toBe(site.address);
          expect(problems).toEqual([]);
        }
      } catch (failure) {
        const last = done.slice(-12).map((action) => `  ${action}`);
        throw new Error(
          `The monkey broke ${path} after ${done.length} actions, and was at ${page.url()}. To see it again:\n` +
            `NORTHCOVER_MONKEY_SEED=${seed} NORTHCOVER_MONKEY_SECONDS=${seconds} npx playwright test e2e/monkey.spec.ts -g "${section}"\n` +
            `Its last actions:\n${last.join("\n")}\n${String(failure)}`,
          { cause: failure },
        );
      }
    }
  });
}
