import { expect, waitFor } from "storybook/test";
import { Tooltip } from "#design-system/tooltip/tooltip.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Tooltip,
  args: { label: "What is a deductible?", children: "The part of a claim that you pay yourself." },
  decorators: [
    (Story) => (
      <p>
        Your deductible is $500. <Story /> Some insurers offer more.
      </p>
    ),
  ],
});

/** A press opens and closes it, by the browser itself, so it works by touch and before any script. */
export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole("button", { name: "What is a deductible?" });
    const note = canvas.getByText("The part of a claim that you pay yourself.");
    await expect(note).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(note).toBeVisible());
    await expect(note.matches(":popover-open")).toBe(true);
    await userEvent.click(button);
    await waitFor(() => expect(note).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
});

/** It stands beside its button and inside the screen. */
export const Placed = meta.story({
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const note = canvas.getByText("The part of a claim that you pay yourself.");
    await waitFor(() => expect(note).toBeVisible());
    const place = note.getBoundingClientRect();
    const anchor = button.getBoundingClientRect();
    await expect(place.top).toBeGreaterThanOrEqual(anchor.bottom);
    await expect(place.top - anchor.bottom).toBeLessThan(24);
    await expect(place.left).toBeGreaterThanOrEqual(0);
    await expect(place.right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Open, in the middle of a sentence. */
export const Gallery = Placed.extend({
  parameters: { chromatic: { disableSnapshot: false } },
});
