import type { Page } from "@playwright/test";
import { toolIds } from "#domain/tool-id.ts";
import { budgets, isShortPage } from "../scripts/bench/budgets.ts";
import { weighPage, weighTools } from "../scripts/bench/page-weight.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { onKinds } from "./page-kinds.ts";
import { builtPaths, expect, layOutPage, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 640 } });

/** What a page costs that doesn't depend on the machine; times are measured by `npm run bench`. */
test("every page keeps to its budget of bytes and requests", () => {
  const { bytes } = budgets;
  for (const path of builtPaths) {
    const weight = weighPage(distFolder(), path);
    const limits = [
      ["HTML with its styles", weight.html, isShortPage(path) ? bytes.shortPage : bytes.longPage],
      ["JavaScript with the page", weight.loader, bytes.loader],
      ["the app", weight.app, bytes.app],
      ["the page's own module", weight.pageModule, bytes.pageModule],
      ["all JavaScript of the running page", weight.inAll, bytes.pageInAll],
      ["files that come with the page", weight.files, budgets.requests.withPage],
    ] as const;
    for (const [what, is, limit] of limits) expect.soft(is, `${path}: ${what}`).toBeLessThanOrEqual(limit);
  }
});

test("every tool brings little code of its own", () => {
  const paths = toolIds.map((id) => `/tools/${id}`);
  const others = builtPaths.filter((path) => !paths.includes(path));
  const weights = weighTools(distFolder(), paths, others);
  for (const path of paths) {
    expect.soft(weights.get(path), path).toBeGreaterThan(1000);
    expect.soft(weights.get(path), path).toBeLessThanOrEqual(budgets.bytes.tool);
  }
});

/** Where everything on a page stands. */
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
    `${path} brings every style it shows, so the whole stylesheet moves nothing`,
    onKinds(path),
    async ({ page }) => {
      await page.route(/\/assets\/loader-/, (route) => route.abort());
      await page.goto(path);
      // All of it, not only what is near the screen.
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
