import { expect, within } from "storybook/test";
import { lifeProducts } from "#text/insurance-types/life-products.ts";
import LifePage from "#text/insurance-types/life.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectComparison } from "./expect-comparison.ts";

const meta = preview.meta({
  component: LifePage,
  parameters: { layout: "fullscreen" },
});

/** Three benefits, the four specified types with a range of coverage, and both next steps. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expectComparison(canvasElement, {
      title: "Compare life insurance",
      caption: "Life insurance products",
      products: lifeProducts,
      columns: ["Company", "Product", "Type", "Coverage Range", "Key Features", "Rating", "Quote"],
    });
    await expect(lifeProducts.map(({ type }) => type)).toEqual([
      "Term",
      "Term, no exam",
      "Permanent, term-to-100",
      "Universal life",
    ]);
    for (const benefit of ["Money on the day it is needed", "Free of income tax", "A price you can count on"]) {
      await expect(canvas.getByRole("heading", { level: 2, name: benefit })).toBeVisible();
    }
    await expect(
      canvas.getByRole("heading", { level: 2, name: "Term or permanent: which need do you have?" }),
    ).toBeVisible();
    const next = within(canvas.getByRole("region", { name: "Know the amount before you ask for a price" }));
    await expect(next.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/tools",
      "/learn/life-insurance",
    ]);

    await step("the current date is from the visitor's clock, in the site's date format", async () => {
      await expect(canvasElement.querySelector('[data-slot="today-note"]')).toHaveTextContent(
        /^Products and grades change.* Today is November 20, 2026\.$/,
      );
      await expect(
        canvas.getByText("November 20, 2026", { selector: '[data-slot="today-note"] time' }),
      ).toHaveAttribute("datetime", "2026-11-20");
    });

    await step("the cost of term insurance by age is a chart and a table", async () => {
      await expect(canvas.getByRole("figure", { name: "A month for $500,000" })).toHaveTextContent("Age 60");
      const table = within(canvas.getByRole("table", { name: "Dollars a month in good health: man, woman" }));
      await expect(table.getByRole("row", { name: /^30/ })).toHaveTextContent("$18, $14");
      await expect(table.getByRole("row", { name: /^60/ })).toHaveTextContent("$787, $547");
    });
  },
});
