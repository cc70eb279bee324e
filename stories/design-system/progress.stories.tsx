import { expect } from "storybook/test";
import { Progress } from "#design-system/progress/progress.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Progress,
  args: { label: "Your answers", value: 2, max: 4, valueText: "Step 2 of 4" },
});

/** Said in words, and shown in words beside the bar. */
export const Default = meta.story({
  async play({ canvas }) {
    const progress = canvas.getByRole("progressbar", { name: "Your answers" });
    await expect(progress).toHaveValue(2);
    await expect(progress).toHaveAttribute("aria-valuetext", "Step 2 of 4");
    await expect(canvas.getByText("Step 2 of 4")).toBeVisible();
  },
});

/** Without a value nobody knows yet how long it takes. */
export const Unknown = meta.story({
  render: () => <Progress label="Looking up your postal code" />,
  async play({ canvas }) {
    const progress = canvas.getByRole("progressbar", { name: "Looking up your postal code" });
    await expect(progress).not.toHaveAttribute("value");
  },
});

/** Empty, part of the way, full, in each tone and size. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-narrow gap-6">
      <Progress label="Nothing yet" value={0} valueText="0 %" />
      <Progress label="Your answers" value={2} max={4} valueText="Step 2 of 4" />
      <Progress label="Covered" value={100} valueText="100 %" tone="positive" />
      <Progress label="Gap" value={35} valueText="$350,000" tone="accent" size="small" />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("progressbar")).toHaveLength(4);
  },
});
