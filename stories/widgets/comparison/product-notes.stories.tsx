import { expect } from "storybook/test";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { lifeProducts } from "#text/insurance-types/life-products.ts";
import { ProductNotes } from "#widgets/comparison/product-notes.tsx";
import preview from "../../../.storybook/preview.tsx";
import * as comparisonWords from "#words/comparison.ts";

const withPartner = `${comparisonWords.weMayEarnACommission} ${comparisonWords.paidRows}`;
const withoutPartner = `${comparisonWords.weMayEarnACommission} ${comparisonWords.noPaidRows}`;

const meta = preview.meta({ component: ProductNotes, args: { products: lifeProducts } });

/** A single record with the owner's scores makes the note appear. */
export const WithIllustrations = meta.story({
  args: { products: homeInsurers.slice(0, 1) },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getByText(comparisonWords.illustrativeFigures)).toBeVisible();
    await expect(canvas.getByText(comparisonWords.howWeRank)).toBeVisible();
    await expect(canvas.getByText(withoutPartner)).toBeVisible();
  },
});

/** Where every grade is published, the note on illustrative figures is absent. */
export const AllPublished = meta.story({
  args: { products: lifeProducts },
  async play({ canvas }) {
    await expect(canvas.queryByText(comparisonWords.illustrativeFigures)).toBeNull();
    await expect(canvas.getByText(comparisonWords.howWeMakeMoney)).toBeVisible();
    await expect(canvas.getByText(withoutPartner)).toBeVisible();
  },
});

/** For a partner's row, the notes explain the button and state that the position is not for sale. */
export const WithAPartner = meta.story({
  args: { products: lifeProducts.map((product) => ({ ...product, quoteUrl: "https://partner.example/quote" })) },
  async play({ canvas }) {
    await expect(canvas.getByText(withPartner)).toBeVisible();
    await expect(canvas.queryByText(withoutPartner)).toBeNull();
  },
});
