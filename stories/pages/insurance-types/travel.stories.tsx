import { expect } from "storybook/test";
import { travelProducts } from "#text/insurance-types/travel-products.ts";
import TravelPage from "#text/insurance-types/travel.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectComparison } from "./expect-comparison.ts";

const meta = preview.meta({
  component: TravelPage,
  parameters: { layout: "fullscreen" },
});

/** The cost of a day in a foreign hospital beside the reimbursement of a health card, then types of trips before products. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expectComparison(canvasElement, {
      title: "Compare travel insurance",
      caption: "Travel insurance products, by kind of trip",
      products: travelProducts,
    });
    const day = canvasElement.querySelector('[aria-label="One day in a hospital abroad"]');
    await expect(day).toHaveTextContent(/\$10,000.*\$200 or \$400/);
    await expect(canvas.getByRole("heading", { level: 2, name: "Which policy for which trip" })).toBeVisible();
  },
});
