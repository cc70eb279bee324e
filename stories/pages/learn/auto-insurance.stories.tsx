import { expect, within } from "storybook/test";
import { minimumLiability } from "#domain/figures/minimum-liability.ts";
import { formatDollars } from "#format/money.ts";
import AutoInsurancePage from "#text/learn/auto-insurance.md?page";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

const meta = preview.meta({
  component: AutoInsurancePage,
  parameters: { layout: "fullscreen" },
});

/** Four tabs with Requirements selected, and the minimums required by law. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    await expect(texts(canvas, "tab")).toEqual(["Requirements", "Coverage Types", "Discounts", "Claims Process"]);
    await expect(canvas.getByRole("tab", { name: "Requirements" })).toHaveAttribute("aria-selected", "true");
    const table = canvas.getByRole("table", { name: "Minimum third-party liability by province" });
    await expect(texts(within(table), "columnheader")).toEqual(["Province", "Liability", "Notes"]);
    await expect(within(table).getByRole("row", { name: /^Quebec/ })).toHaveTextContent("$50,000");
    for (const code of ["ON", "BC", "AB", "SK", "NB", "PE", "NL"] as const) {
      const row = within(table).getByRole("row", { name: new RegExp(`^${provinceNamesByCode[code]}`) });
      await expect(row).toHaveTextContent(formatDollars(minimumLiability[code].value));
    }
    const panel = canvas.getByRole("tabpanel", { name: "Requirements" });
    // The note is right under the table.
    await expect(table.closest("[data-slot=table]")).toHaveTextContent(
      /Manitoba \$500,000.*Nova Scotia \$500,000.*territories require \$200,000/,
    );
    await expect(panel).toHaveTextContent("$2,000");
    await expect(panel).toHaveTextContent("$3,500");
  },
});

/** The parts of a policy with the legal requirement for each, and the four shares of claims. */
export const CoverAndClaims = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("tab", { name: "Coverage Types" }));
    const parts = within(await canvas.findByRole("table", { name: "The parts of an auto policy" }));
    await expect(texts(parts, "columnheader")).toEqual(["Coverage", "Required?", "What it does", "Minimum"]);
    await expect(parts.getByRole("row", { name: /^Third-party liability/ })).toHaveTextContent(/Required/);
    await userEvent.click(canvas.getByRole("tab", { name: "Claims Process" }));
    const shares = within(await canvas.findByRole("table", { name: "Shares of auto claims, illustrative" }));
    await expect(shares.getAllByRole("cell").map(({ textContent }) => Number.parseInt(textContent, 10))).toEqual([
      40, 30, 15, 15,
    ]);
  },
});
