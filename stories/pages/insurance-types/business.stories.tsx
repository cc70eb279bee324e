import { expect, within } from "storybook/test";
import { businessProducts } from "#text/insurance-types/business-products.ts";
import BusinessPage from "#text/insurance-types/business.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectComparison } from "./expect-comparison.ts";
import * as comparisonWords from "#words/comparison.ts";

const meta = preview.meta({
  component: BusinessPage,
  parameters: { layout: "fullscreen" },
});

/** The most important clause first; sorting puts the strongest published grade at the top. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, userEvent }) {
    await expectComparison(canvasElement, {
      title: "Compare business insurance",
      caption: "Coverage for small and mid-sized businesses",
      products: businessProducts,
    });
    await expect(canvas.getByText(/shall carry liability insurance of not less than/)).toHaveTextContent(
      "of not less than $2 million",
    );
    const table = within(canvas.getByRole("table", { name: "Coverage for small and mid-sized businesses" }));
    table.getByRole("button", { name: comparisonWords.sortableColumns.rating }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(table.getByRole("columnheader", { name: comparisonWords.sortableColumns.rating })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    const sorted = table.getAllByRole("rowheader").map(({ textContent }) => textContent.replace(/Details$/, ""));
    await expect(sorted.slice(0, 3)).toEqual(["Intact Insurance", "Intact Insurance", "Canada Life"]);
    // Ungraded insurers sort last, whatever their name.
    await expect(sorted.slice(-2)).toEqual(["Aviva Canada", "Wawanesa"]);
  },
});
