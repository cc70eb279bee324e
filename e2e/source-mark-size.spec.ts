import type { SitePath } from "#site/site-path.ts";
import { openClosedParts } from "./page-checks.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Smallest target size of WCAG 2.5.8, in pixels. */
const enough = 24;

const pages = [
  "/learn/life-insurance",
  "/insurance-types/auto",
  "/provincial/ontario-insurance-guide",
] as const satisfies readonly SitePath[];

for (const path of pages) {
  test(`source numbers on ${path} are large enough to tap, without changing line heights`, async ({ page }) => {
    await page.goto(path);
    await openClosedParts(page);
    const marks = await page.evaluate((least) => {
      const reach = least / 2 - 1;
      return [...document.querySelectorAll("main [data-slot=source-mark] a")]
        .filter((mark) => mark.checkVisibility())
        .map((mark) => {
          mark.scrollIntoView({ block: "center", behavior: "instant" });
          const box = mark.getBoundingClientRect();
          const area = getComputedStyle(mark, "::after");
          const left = box.left + Number.parseFloat(area.left);
          const middle = box.top + Number.parseFloat(area.top) + least / 2;
          const corners = [-reach, reach].flatMap((down) =>
            [1, least - 1].map((right) => [left + right, middle + down] as const),
          );
          return {
            name: `${mark.closest("p, li, td, dd")?.textContent.slice(-60)} ${mark.textContent}`,
            width: Number.parseFloat(area.width),
            height: Number.parseFloat(area.height),
            missed: corners.filter(([x, y]) => document.elementFromPoint(x, y)?.closest("a") !== mark),
          };
        });
    }, enough);
    expect(marks.length).toBeGreaterThan(5);
    expect(marks.filter(({ width, height }) => width < enough || height < enough)).toEqual([]);
    expect(marks.filter(({ missed }) => missed.length > 0)).toEqual([]);

    // Removing the marks must not change the height of single-line paragraphs.
    const grown = await page.evaluate(() =>
      [...document.querySelectorAll("main p:has([data-slot=source-mark])")]
        .filter((paragraph) => {
          const lines =
            paragraph.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
          return (
            paragraph.checkVisibility() &&
            getComputedStyle(paragraph).display === "block" &&
            Math.abs(lines - Math.round(lines)) > 0.02
          );
        })
        .map(({ textContent }) => textContent.slice(0, 60)),
    );
    expect(grown).toEqual([]);
  });
}
