import { expect } from "storybook/test";
import { disabilityProducts } from "#text/insurance-types/disability-products.ts";
import DisabilityPage from "#text/insurance-types/disability.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectComparison } from "./expect-comparison.ts";
import * as comparisonWords from "#words/comparison.ts";

const meta = preview.meta({
  component: DisabilityPage,
  parameters: { layout: "fullscreen" },
});

/** One sentence with two endings, and two products side by side. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    await expectComparison(canvasElement, {
      title: "Compare disability insurance",
      caption: "Disability coverage, by who owns it",
      products: disabilityProducts,
    });
    await expect(canvas.getByText("… your own job.")).toBeVisible();
    await expect(canvas.getByText("… any job.")).toBeVisible();
    for (const box of canvas.getAllByRole("checkbox", { name: /^Compare / }).slice(0, 2)) await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Compare 2 side by side" }));
    await expect(await canvas.findByRole("table", { name: comparisonWords.sideBySide })).toBeVisible();
  },
});
