import { expect } from "storybook/test";
import { Stack } from "#design-system/layout/stack.tsx";
import { Step } from "#design-system/steps/step.tsx";
import { Steps } from "#design-system/steps/steps.tsx";
import preview from "../../.storybook/preview.tsx";

const steps = (
  <>
    <Step title="Report immediately" headingLevel={3}>
      <p>Call your insurer as soon as everyone is safe. Most policies ask for notice within 24 to 48 hours.</p>
    </Step>
    <Step title="Document everything" headingLevel={3}>
      <p>Photograph the damage before you move anything, and keep every receipt.</p>
    </Step>
    <Step title="Follow up" headingLevel={3}>
      <p>Note the claim number, the adjuster’s name, and when you will speak next.</p>
    </Step>
  </>
);

const meta = preview.meta({
  component: Steps,
  subcomponents: { Step },
  args: { children: steps },
});

/** Ordered steps; the list counter supplies the numbers, so they can't be wrong. */
export const Down = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("list").tagName).toBe("OL");
    await expect(canvas.getAllByRole("heading", { level: 3 })[1]).toHaveAccessibleName("Document everything");
  },
});

/** A few short steps side by side; stacked in a narrow container. */
export const Across = Down.extend({
  args: { direction: "across" },
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole("listitem");
    await expect(first?.offsetTop).toBe(second?.offsetTop);
  },
});

/** Titles that are not headings, for steps outside the page's outline. */
export const TitlesOnly = meta.story({
  args: {
    children: (
      <>
        <Step title="Choose a kind of cover" />
        <Step title="Say how much" />
        <Step title="Compare" />
      </>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
});

/** Both directions. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ children }) => (
    <Stack gap="section">
      <Steps>{children}</Steps>
      <Steps direction="across">{children}</Steps>
    </Stack>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("list")).toHaveLength(2);
  },
});
