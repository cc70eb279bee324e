import { expect, within } from "storybook/test";
import { insuranceLines } from "#domain/insurance-line.ts";
import InsuranceTypesPage from "#text/insurance-types.md?page";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: InsuranceTypesPage,
  parameters: { layout: "fullscreen" },
});

/** Seven cards in the specified order, three steps, and a button to the tools. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const cards = within(canvas.getByRole("list", { name: "Kinds of insurance" })).getAllByRole("link");
    await expect(cards.map((card) => card.getAttribute("href"))).toEqual(
      insuranceLines.map((line) => `/insurance-types/${line}`),
    );
    const heading = canvas.getByRole("heading", { name: "How to choose, in three steps" });
    await expect(heading.parentElement?.querySelectorAll('[data-slot="step"]')).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: "Use Our Insurance Recommendation Tool" })).toHaveAttribute(
      "href",
      "/tools",
    );
    await userEvent.tab();
    await expect(cards[0]).toHaveFocus();
  },
});
