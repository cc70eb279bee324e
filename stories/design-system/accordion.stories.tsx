import { expect, waitFor } from "storybook/test";
import { Accordion } from "#design-system/accordion/accordion.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Accordion,
  args: {
    items: [
      { id: "rebuild", title: "What is rebuilding cost?", content: <p>What it takes to build the same home again.</p> },
      { id: "notice", title: "When must I report a claim?", content: <p>Within 24 to 48 hours as a rule.</p> },
      { id: "bundle", title: "Does bundling pay?", content: <p>Often 10 to 25 per cent.</p> },
    ],
  },
});

/** At most one item is open: opening another closes it. */
export const OneAtATime = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText("What is rebuilding cost?"));
    await waitFor(() => expect(canvas.getByText(/^What it takes/)).toBeVisible());
    await userEvent.click(canvas.getByText("Does bundling pay?"));
    await waitFor(() => expect(canvas.getByText(/^Often 10/)).toBeVisible());
    await expect(canvas.getByText(/^What it takes/)).not.toBeVisible();
  },
});

/** The open item can be closed too, so that none is open. */
export const Collapsible = OneAtATime.extend({
  args: { defaultOpen: "notice" },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/^Within 24/)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText("When must I report a claim?").closest("summary")).toHaveFocus();
    await userEvent.click(canvas.getByText("When must I report a claim?"));
    await waitFor(() => expect(canvas.getByText(/^Within 24/)).not.toBeVisible());
  },
});

/** Two accordions on a page are independent. */
export const TwoOnAPage = meta.story({
  render: (args) => (
    <Stack>
      <Accordion {...args} />
      <Accordion items={[{ id: "other", title: "Another list", content: <p>Its own part.</p> }]} />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText("Does bundling pay?"));
    await userEvent.click(canvas.getByText("Another list"));
    await waitFor(() => expect(canvas.getByText("Its own part.")).toBeVisible());
    await expect(canvas.getByText(/^Often 10/)).toBeVisible();
  },
});

/** No items. */
export const Empty = meta.story({
  args: { items: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole("group")).toBeNull();
  },
});

/** One item open, titles as headings. */
export const Gallery = OneAtATime.extend({
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultOpen: "notice", headingLevel: 3 },
  async play({ canvas }) {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
});
