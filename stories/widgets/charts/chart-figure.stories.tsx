import { expect, within } from "storybook/test";
import { ChartAxes, chartText } from "#widgets/charts/chart-axes.tsx";
import { ChartFigure } from "#widgets/charts/chart-figure.tsx";
import preview from "../../../.storybook/preview.tsx";

const area = { left: 90, right: 590, top: 20, bottom: 250 };

const meta = preview.meta({
  component: ChartFigure,
  args: {
    slot: "sample-chart",
    title: "Paid each year",
    children: (
      <svg aria-hidden="true" viewBox="0 0 600 300" className={`w-full overflow-visible text-ink-soft ${chartText}`}>
        <ChartAxes
          area={area}
          yMarks={[
            { at: 250, label: "$0", isZero: true },
            { at: 135, label: "$500" },
            { at: 20, label: "$1,000" },
          ]}
          xMarks={[
            { at: 90, label: "1" },
            { at: 340, label: "5" },
            { at: 590, label: "10" },
          ]}
        />
      </svg>
    ),
    table: { summary: "The figures", content: <p>Year 10: $1,000</p> },
  },
});

/** The title names the figure, and its data opens as a table below the drawing. */
export const WithTable = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const figure = within(canvas.getByRole("figure", { name: "Paid each year" }));
    await expect(figure.getByText("Year 10: $1,000")).not.toBeVisible();
    await userEvent.click(figure.getByText("The figures"));
    await expect(figure.getByText("Year 10: $1,000")).toBeVisible();
    await expect(figure.getByText("$500")).toBeVisible();
  },
});
