import { expect, within } from "storybook/test";
import { healthProducts } from "#text/insurance-types/health-products.ts";
import HealthPage from "#text/insurance-types/health.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectComparison } from "./expect-comparison.ts";
import * as comparisonWords from "#words/comparison.ts";

const meta = preview.meta({
  component: HealthPage,
  parameters: { layout: "fullscreen" },
});

/** Filtered to one type of cover, the table announces the number of rows. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    await expectComparison(canvasElement, {
      title: "Compare health insurance",
      caption: "Private health coverage",
      products: healthProducts,
    });
    const critical = healthProducts.filter(({ type }) => type === "Critical illness");
    await userEvent.selectOptions(canvas.getByLabelText(comparisonWords.typeLabel), "Critical illness");
    await expect(canvas.getByText(`${critical.length} of ${healthProducts.length} products`)).toHaveRole("status");
    await expect(
      within(canvas.getByRole("table", { name: "Private health coverage" })).getAllByRole("rowheader"),
    ).toHaveLength(critical.length);
  },
});
