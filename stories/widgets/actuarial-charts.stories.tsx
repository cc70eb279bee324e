import { expect, within } from "storybook/test";
import { lossFrequency, survivalCurve } from "#domain/actuarial.ts";
import { FrequencyChart } from "#widgets/actuarial-charts/frequency-chart.tsx";
import { SurvivalChart } from "#widgets/actuarial-charts/survival-chart.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: SurvivalChart,
  args: { title: "Alive at each age", points: survivalCurve() },
});

/** The curve says its point in words; its figures stand in a table that opens by keyboard. */
export const Survival = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole("img", { name: /Of 100,000 people, half are still alive at age 8\d/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const table = within(await canvas.findByRole("table", { name: /every ten years/ }));
    await expect(table.getAllByRole("row")).toHaveLength(12);
    await expect(table.getByRole("row", { name: /^0\b/ })).toHaveTextContent("100,000");
  },
});

/** A distribution: every bar carries its value. */
export const Frequency = meta.story({
  render: () => <FrequencyChart title="Claims in twenty years" points={lossFrequency(1, 6)} />,
  async play({ canvas }) {
    await expect(canvas.getByRole("img", { name: /likeliest number of claims is 0, at 36\.8/ })).toBeVisible();
    await expect(canvas.getAllByText(/36\.8/).length).toBeGreaterThan(0);
  },
});

/** Both charts, as a reviewer sees them. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className="grid gap-12">
      <SurvivalChart {...args} />
      <FrequencyChart title="Claims in twenty years" points={lossFrequency(1, 6)} />
    </div>
  ),
});
