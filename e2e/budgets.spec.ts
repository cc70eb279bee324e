import type { Page } from "@playwright/test";
import { toolIds } from "#domain/tool-id.ts";
import { sectionOf } from "#site/site-section.ts";
import { budgets, shortPages } from "../scripts/bench/budgets.ts";
import { hashVariation, weighPage, weighTools, weighWithFixedHashes } from "./page-weight.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { onVaried } from "./page-kinds.ts";
import { builtPaths, expect, layOutPage, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 640 } });

/** Costs that don't depend on the machine; `npm run bench` measures times. */
test("every page stays within its byte and request budgets", () => {
  const { bytes, requests } = budgets;
  for (const path of builtPaths) {
    const weight = weighPage(distFolder, path);
    const htmlLimit = Math.min(shortPages.has(path) ? bytes.shortPage : bytes.longPage, bytes.html[sectionOf(path)]);
    const html = weight.html > htmlLimit - hashVariation ? weighWithFixedHashes(distFolder, path) : weight.html;
    const limits = [
      ["HTML with its styles", html, htmlLimit],
      ["JavaScript with the page", weight.loader, bytes.loader],
      ["the app", weight.app, bytes.app],
      ["the page's own module", weight.pageModule, bytes.pageModule],
      ["all JavaScript of the running page", weight.inAll, bytes.pageInAll],
      ["code files of the running page", weight.codeFiles, requests.code],
      ["files that come with the page", weight.files, requests.withPage],
    ] as const;
    for (const [what, is, limit] of limits) expect.soft(is, `${path}: ${what}`).toBeLessThanOrEqual(limit);
  }
});

test("every tool stays within its code budget", () => {
  const paths = toolIds.map((id) => `/tools/${id}`);
  const others = builtPaths.filter((path) => !paths.includes(path));
  const weights = weighTools(distFolder, paths, others);
  for (const path of paths) {
    expect.soft(weights.get(path), path).toBeGreaterThan(1000);
    expect.soft(weights.get(path), path).toBeLessThanOrEqual(budgets.bytes.tool);
  }
});

/** Positions of all elements of a page. */
function placesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.textContent.slice(0, 40)} ${[x, y, width, height].map(Math.round).join(" ")}`;
    }),
  );
}

for (const path of builtPaths) {
  test(
    `${path} inlines its critical styles, so the stylesheet causes no layout shift`,
    onVaried(path),
    async ({ page }) => {
      await page.route(/\/assets\/loader-/, (route) => route.abort());
      await page.goto(path);
      // Lay out the whole page, not only the part near the viewport.
      await layOutPage(page);
      const before = await placesOf(page);
      await page.evaluate(async () => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset["styles"] ?? "";
        await new Promise((resolve) => {
          link.addEventListener("load", resolve);
          document.head.append(link);
        });
      });
      const after = await placesOf(page);
      expect(after.filter((place, index) => place !== before[index])).toEqual([]);
    },
  );
}
