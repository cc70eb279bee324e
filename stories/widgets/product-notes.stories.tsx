import { expect } from "storybook/test";
import { homeInsurers } from "#content/en/insurance-types/home-insurers.ts";
import { lifeProducts } from "#content/en/insurance-types/life-products.ts";
import { ProductNotes } from "#widgets/product-notes/product-notes.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({ component: ProductNotes, args: { products: lifeProducts } });

/** A single record with the flag is enough for the words to stand there. */
export const WithIllustrations = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByText("Illustrative figures, not survey data")).toBeVisible();
    await expect(canvas.getByText("How we rank")).toBeVisible();
    await expect(canvas.getByText(/We may earn a commission/)).toBeVisible();
  },
});

/** Where every grade is published, nothing is called illustrative. */
export const AllPublished = meta.story({
  args: { products: lifeProducts.filter(({ ratingBasis }) => ratingBasis !== "illustrative") },
  async play({ canvas }) {
    await expect(canvas.queryByText(/Illustrative figures/)).toBeNull();
    await expect(canvas.getByText("How we make money")).toBeVisible();
  },
});

/** The home ranking names its four weights. */
export const HomeRanking = meta.story({
  args: { products: homeInsurers },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(
      /Financial Strength 25%.*Claims Handling 30%.*Customer Service 25%.*Value & Features 20%/,
    );
  },
});
