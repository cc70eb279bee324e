import type { Page } from "@playwright/test";
import { openClosedParts } from "./page-checks.ts";
import { pageKinds } from "./page-kinds.ts";
import { expect, startApp, test } from "./site.ts";

/** Smallest height of a touch target: the token `--spacing-target`, in pixels. */
const enough = 44;

interface Target {
  readonly name: string;
  readonly height: number;
}

/** Links and buttons outside sentences and cells, where line height limits their size. */
function standaloneTargets(page: Page): Promise<readonly Target[]> {
  return page.evaluate(() => {
    const displayOf = (element: Element) => getComputedStyle(element).display;

    function isInText(target: Element): boolean {
      if (displayOf(target) !== "inline" && displayOf(target) !== "inline-block") return false;
      if (target.closest("td, th, [data-slot=source-mark]") !== null) return true;
      let block = target.parentElement;
      while (block !== null && displayOf(block).startsWith("inline")) block = block.parentElement;
      if (block === null) return false;
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.textContent?.trim() !== "" && node.parentElement?.closest("a, button") === null) return true;
      }
      return false;
    }

    function heightOf(target: Element): number {
      const boxes = [target, ...target.querySelectorAll("*")].map((part) => part.getBoundingClientRect().height);
      // Card links and small buttons extend their hit area by a pseudo-element; others have none.
      const reach = Number.parseFloat(getComputedStyle(target, "::after").height);
      return Math.round(Math.max(...boxes, Number.isNaN(reach) ? 0 : reach));
    }

    return [...document.querySelectorAll("a[href], button")]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInText(target))
      .map((target) => ({
        name: target.getAttribute("aria-label") ?? target.textContent.trim(),
        height: heightOf(target),
      }));
  });
}

// Excluded: insurers of a comparison share a line with their ratings, and have its height.
for (const path of pageKinds.filter((kind) => kind !== "/insurance-types/home")) {
  test(`standalone controls on ${path} meet the minimum target height`, async ({ page }) => {
    await page.goto(path);
    await startApp(page);
    await openClosedParts(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const targets = await standaloneTargets(page);
      expect(targets.length).toBeGreaterThan(10);
      expect(
        targets.filter(({ height }) => height < enough),
        `${width} px wide`,
      ).toEqual([]);
    }
  });
}
