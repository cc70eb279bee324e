import { expect, fireEvent, fn } from "storybook/test";
import { DateInput } from "#design-system/date-input/date-input.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: DateInput,
  args: { "aria-label": "The day it happened", name: "event", min: "1990-01-01", max: "2099-12-31", onInput: fn() },
});

/** The value is an ISO 8601 day, whatever the browser's display format. */
export const Default = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, args }) {
    const input = canvas.getByLabelText("The day it happened");
    await fireEvent.input(input, { target: { value: "2026-11-22" } });
    await expect(input).toHaveValue("2026-11-22");
    await expect(args.onInput).toHaveBeenCalledOnce();
    await expect(input).toBeValid();
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
