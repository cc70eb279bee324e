import { expect, within } from "storybook/test";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";
import InsuranceRatesCanadaPage from "#text/insurance-rates-canada.md?page";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: InsuranceRatesCanadaPage,
  parameters: { layout: "fullscreen" },
});

/** Three cards with fragment links, and thirteen rows: the owner’s range, published prices, and a link to the guide. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    const cards = [...canvasElement.querySelectorAll('[data-slot="card"] a')];
    await expect(cards.map((card) => card.textContent)).toEqual(["Rate Trends", "Provincial Comparison", "Save Money"]);
    const table = within(
      canvas.getByRole("table", { name: "Car and home insurance for a year, by province and territory" }),
    );
    await expect(table.getAllByRole("rowheader")).toHaveLength(13);
    for (const { slug, province, from, to } of autoAnnualRanges) {
      const row = table.getByRole("row", { name: new RegExp(`^${province}`) });
      await expect(row).toHaveTextContent(`$${from.toLocaleString("en-CA")} to $${to.toLocaleString("en-CA")}`);
      await expect(within(row).getByRole("link", { name: province })).toHaveAttribute(
        "href",
        `/provincial/${slug}-insurance-guide`,
      );
    }
    const scotia = table.getByRole("row", { name: /^Nova Scotia/ });
    await expect(scotia).toHaveTextContent("$1,181");
    await expect(scotia).toHaveTextContent("paid on average, 2022");
    await expect(scotia).toHaveTextContent("$782");
    await expect(table.getByRole("row", { name: /^Nunavut/ })).toHaveTextContent("Northcover gives no guide here");
  },
});
