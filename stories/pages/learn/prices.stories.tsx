import { expect } from "storybook/test";
import PricesPage from "#text/learn/prices.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({ component: PricesPage, parameters: { layout: "fullscreen" } });

/** Every line of insurance has a heading that the price strips lead to, and its lists. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvasElement }) {
    await expectWholeGuide(canvasElement, "What insurance costs in Canada");
    for (const line of ["life", "health", "disability", "home", "auto", "travel", "business"]) {
      await expect(canvasElement.querySelector(`h2#${line}`), line).toBeVisible();
    }
    await expect(canvasElement.querySelectorAll("[data-slot=price-list]")).toHaveLength(16);
    await expect(canvasElement.querySelector("[data-slot=price-pickers]")).toBeVisible();
  },
});
