import { expect } from "storybook/test";
import { Stack } from "#design-system/layout/stack.tsx";
import { Stat, StatList } from "#design-system/stat/stat.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Stat,
  subcomponents: { StatList },
  args: { value: "$69", label: "a month, the lowest of ten" },
  render: (args) => (
    <StatList>
      <Stat {...args} />
    </StatList>
  ),
});

/** A figure and its label; announced in the order label, figure. */
export const One = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("definition")).toHaveTextContent("$69");
    await expect(canvas.getByRole("term")).toHaveTextContent("a month, the lowest of ten");
    const above = canvas.getByText("$69").getBoundingClientRect().bottom;
    await expect(above).toBeLessThanOrEqual(canvas.getByRole("term").getBoundingClientRect().top + 1);
  },
});

/** A note right below the figure states that no survey backs it. */
export const WithNote = One.extend({
  args: { value: "94 %", label: "best claims rating", note: "Illustrative figures, not survey data" },
  async play({ canvas }) {
    await expect(canvas.getByText("Illustrative figures, not survey data")).toBeVisible();
  },
});

const figures = [
  { value: "10", label: "insurers compared" },
  { value: "$69", label: "from, per month" },
  { value: "94 %", label: "best claims rating" },
  { value: "4.6/5", label: "top customer score" },
];

/** Four figures share a rule and a baseline; on a phone they form two columns. */
export const Row = meta.story({
  render: () => (
    <StatList>
      {figures.map((figure) => (
        <Stat key={figure.label} {...figure} />
      ))}
    </StatList>
  ),
  async play({ canvas }) {
    const tops = new Set(canvas.getAllByRole("term").map((term) => Math.round(term.getBoundingClientRect().top)));
    await expect(tops.size).toBe(1);
  },
});

/** A row, with notes, and one large figure. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="large">
      <StatList>
        {figures.map((figure) => (
          <Stat key={figure.label} {...figure} />
        ))}
      </StatList>
      <StatList>
        <Stat size="large" value="$3.4 billion" label="what fraud costs every year" note="Insurance Bureau of Canada" />
      </StatList>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("term")).toHaveLength(5);
  },
});
