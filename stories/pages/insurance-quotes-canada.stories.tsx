import { expect } from "storybook/test";
import InsuranceQuotesCanadaPage from "#text/insurance-quotes-canada.md?page";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: InsuranceQuotesCanadaPage,
  parameters: { layout: "fullscreen" },
});

/** Three cards with the three ways to start a quote, and a list of information to prepare. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    const cards = [...canvasElement.querySelectorAll('[data-slot="card"] a')];
    await expect(cards.map((card) => card.getAttribute("href"))).toEqual(["/tools", "/insurance-types", "/learn"]);
    await expect(canvas.getByRole("figure", { name: "For any quote" })).toBeVisible();
    await expect(canvas.getByRole("figure", { name: "For one kind each" })).toBeVisible();
    await userEvent.tab();
    await expect(cards[0]).toHaveFocus();
  },
});
