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

/** A press toggles the popover natively, so it works by touch and before hydration. */
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

/** The popover is beside its button and within the viewport. */
export const Placed = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const note = canvas.getByText("The part of a claim that you pay yourself.");
    await waitFor(() => expect(note).toBeVisible());
    const place = note.getBoundingClientRect();
    const anchor = button.getBoundingClientRect();
    await expect(place.top).toBeGreaterThanOrEqual(anchor.bottom);
    // Without anchor positioning, the note stands at the bottom of the window.
    const nearest = CSS.supports("position-area", "bottom") ? anchor.bottom : window.innerHeight - place.height;
    await expect(Math.abs(place.top - nearest)).toBeLessThan(24);
    await expect(place.left).toBeGreaterThanOrEqual(0);
    await expect(place.right).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The touch target is larger than the small round icon. Pointers open and close the note in `tests/browser/tooltip.test.tsx`. */
export const TouchTarget = meta.story({
  async play({ canvas }) {
    const button = canvas.getByRole("button", { name: "What is a deductible?" });
    const { left, top, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left - 8, top + height / 2)).toBe(button);
    await expect(document.elementFromPoint(left - 14, top + height / 2)).not.toBe(button);
  },
});

/** A very long text with an unbreakable word: the popover stays within the viewport and shows all of it. */
export const LongText = meta.story({
  globals: { viewport: { value: "narrow" } },
  args: {
    children: `${"The part of a claim that you pay yourself before the insurer pays anything. ".repeat(4)}Selbstbehaltsvereinbarungsklauseln.`,
  },
  async play({ canvas, userEvent }) {
    await expect(innerWidth).toBe(320);
    await userEvent.click(canvas.getByRole("button"));
    const note = canvas.getByText(/Selbstbehaltsvereinbarungsklauseln/);
    await waitFor(() => expect(note).toBeVisible());
    const { left, right, top, bottom } = note.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    await expect(note.scrollHeight).toBeLessThanOrEqual(note.clientHeight);
  },
});
