import type { JSHandle, Page } from "@playwright/test";
import type { SitePath } from "#site/site-path.ts";
import { expect, openPage, test } from "./site.ts";

/** Pages that together contain every kind of field and button. */
const kinds = [
  "/",
  "/learn/life-insurance",
  "/insurance-types/life",
  "/insurance-types/auto",
  "/tools/life-insurance-calculator",
  "/tools/consultation",
  "/faq",
] as const satisfies readonly SitePath[];

/** The controls that are distinguished only by their background colour. */
function partsOnOwnGround(page: Page): Promise<JSHandle<Element[]>> {
  return page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((part) => {
        // The skip link is above the page until it has the focus, and then has a focus ring.
        const isAbovePage = part.getBoundingClientRect().bottom + scrollY <= 0;
        if (isAbovePage || !part.checkVisibility({ opacityProperty: true })) return false;
        return getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)";
      }),
    "a, button, summary, input, select, textarea, [role=checkbox], [role=radio], [role=slider]",
  );
}

/** Descriptions of the controls without a border, a bordered container or an underline. */
function withoutFrame(parts: JSHandle<Element[]>): Promise<readonly string[]> {
  return parts.evaluate((all) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const hasFrame = (element: Element | null) => {
      if (element === null) return false;
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
      return borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground;
    };
    return all.flatMap((part) => {
      const { appearance, textDecorationLine } = getComputedStyle(part);
      if (!part.isConnected || textDecorationLine.includes("underline") || hasFrame(part)) return [];
      // With forced colours the browser draws native checkboxes, radio buttons and sliders.
      if (part.matches("[type=checkbox], [type=radio], [type=range]") && appearance === "auto") return [];
      // A field with a unit has its border on the container.
      if (part instanceof HTMLInputElement && hasFrame(part.parentElement)) return [];
      return [`${part.tagName} ${part.id} ${part.getAttribute("aria-label") ?? part.textContent.slice(0, 40)}`];
    });
  });
}

for (const [index, path] of kinds.entries()) {
  const tag = index < 3 ? [] : ["@all"];
  test(`controls with a background on ${path} have a border in forced colours`, { tag }, async ({ page }) => {
    await openPage(page, path);
    const parts = await partsOnOwnGround(page);
    expect(await parts.evaluate((all) => all.length)).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await withoutFrame(parts)).toEqual([]);
  });
}
