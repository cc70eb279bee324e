import { expect, within } from "storybook/test";
import AutoInsurancePage from "#pages/learn/auto-insurance-page.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: AutoInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Four tabs with Requirements open, and the minimums as the law has them. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Requirements",
      "Coverage Types",
      "Discounts",
      "Claims Process",
    ]);
    const table = canvas.getByRole("table", { name: "Minimum third-party liability by province" });
    await expect(within(table).getByRole("row", { name: /^Quebec/ })).toHaveTextContent("$50,000");
    for (const province of ["Ontario", "British Columbia", "Alberta", "Saskatchewan", "New Brunswick"]) {
      await expect(within(table).getByRole("row", { name: new RegExp(`^${province}`) })).toHaveTextContent("$200,000");
    }
    const panel = canvas.getByRole("tabpanel", { name: "Requirements" });
    await expect(panel).toHaveTextContent(/Manitoba and Nova Scotia.*\$500,000|\$500,000.*Manitoba and Nova Scotia/);
    await expect(panel).toHaveTextContent("$2,000");
    await expect(panel).toHaveTextContent("$3,500");
  },
});

/** A province in the table leads to its guide. */
export const ProvinceLinks = meta.story({
  async play({ canvas, userEvent }) {
    const table = within(canvas.getByRole("table", { name: "Minimum third-party liability by province" }));
    const alberta = table.getByRole("link", { name: "Alberta" });
    await expect(alberta).toHaveAttribute("href", "/provincial/alberta-insurance-guide");
    await userEvent.click(canvas.getByRole("tab", { name: "Discounts" }));
    await expect(canvas.getByRole("table", { name: "Discounts to ask for" })).toBeVisible();
  },
});
