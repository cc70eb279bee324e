import { expect } from "storybook/test";
import { autoAnnualRanges } from "#content/figures/auto-annual-ranges.ts";
import { homeCostBands } from "#text/learn/home-insurance/cost-bands.ts";
import { CostBands } from "#widgets/comparison/cost-bands.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: CostBands,
  args: {
    title: "Average home premium by value",
    per: "month" as const,
    basis: "site" as const,
    bands: homeCostBands.map(({ homeValue, from, to }) => ({ label: `${homeValue} home`, from, to })),
  },
});

/** The specified bands, marked as the site's own guidance. */
export const Home = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("figure", { name: "Average home premium by value" })).toBeVisible();
    await expect(canvasElement.querySelector("dl > div")).toHaveTextContent(
      "$300K home$85 to $120 a month† (our guidance)",
    );
    await expect(canvasElement.querySelectorAll("dt")).toHaveLength(4);
  },
});

/** Yearly amounts above a thousand, long names, and bars on one scale from zero. */
export const AutoByProvince = meta.story({
  args: {
    title: "Typical yearly quotes by province",
    per: "year",
    bands: autoAnnualRanges.map(({ province, from, to }) => ({ label: province, from, to })),
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(/\$2,000 to \$3,500 a year/)).toBeVisible();
    const widest = canvasElement.querySelector("svg rect");
    await expect(Number(widest?.getAttribute("x")) + Number(widest?.getAttribute("width"))).toBeCloseTo(100);
  },
});
