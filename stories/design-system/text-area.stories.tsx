import { expect, fn } from "storybook/test";
import { TextArea } from "#design-system/text-area/text-area.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: TextArea,
  args: { "aria-label": "What happened", name: "story", onInput: fn() },
});

/** Enter adds a line. Uncontrolled: the browser keeps the text. */
export const Default = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    const area = canvas.getByRole("textbox", { name: "What happened" });
    await expect(area).toHaveFocus();
    const { height } = area.getBoundingClientRect();
    await userEvent.keyboard("A pipe burst.{Enter}Then it froze.");
    await expect(area).toHaveValue("A pipe burst.\nThen it froze.");
    await expect(args.onInput).toHaveBeenCalled();
    await expect(height).toBeGreaterThan(100);
    // iOS zooms in on a control with smaller text.
    await expect(Number.parseFloat(getComputedStyle(area).fontSize)).toBeGreaterThanOrEqual(16);
  },
});

export const Invalid = meta.story({
  args: { "aria-invalid": true, defaultValue: "Too long" },
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
});
