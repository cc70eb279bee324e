import { expect, within } from "storybook/test";
import { PriceChart } from "#widgets/charts/price-chart.tsx";
import preview from "../../../.storybook/preview.tsx";
import { texts } from "../../texts.ts";

const meta = preview.meta({
  component: PriceChart,
  args: {
    title: "A year for one car",
    summary: "The range runs from $800 to $3,500.",
    legend: { range: "Range", circle: "Average", diamond: "Study" },
    rows: [
      { label: "Ontario", range: { from: 2000, to: 3500 }, circles: [2006], diamonds: [2299] },
      { label: "Prince Edward Island", range: { from: 800, to: 1200 }, circles: [861], diamonds: [] },
    ],
  },
});

const xOf = (mark: Element | null) => mark?.getAttribute("cx");

/** One scale from zero to a round maximum for all prices, with a text alternative. */
export const Ranges = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const chart = canvas.getByRole("figure", { name: "A year for one car" });
    await expect(chart).toHaveTextContent("The range runs from $800 to $3,500. The table has every figure.");
    await expect(within(chart).getByText("$4,000")).toBeVisible();
    await expect(within(chart).getByText("Study")).toBeVisible();
    const circles = [...chart.querySelectorAll('circle[cx$="%"]')];
    await expect(circles.map(xOf)).toEqual(["50.1%", "21.5%"]);
  },
});

/** Without ranges, the legend omits them. */
export const MarksAlone = meta.story({
  args: {
    title: "A month by age",
    legend: { circle: "Man", diamond: "Woman" },
    rows: [{ label: "Age 30", circles: [30], diamonds: [22] }],
  },
  async play({ canvas }) {
    const chart = canvas.getByRole("figure", { name: "A month by age" });
    await expect(texts(within(chart), "listitem", { hidden: true })).toEqual(["Man", "Woman"]);
    await expect(within(chart).getByText("$50")).toBeVisible();
  },
});
