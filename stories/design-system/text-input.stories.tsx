import { createRef } from "react";
import { expect, fn } from "storybook/test";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: TextInput,
  args: { "aria-label": "Full name", name: "name", autoComplete: "name", onInput: fn() },
});

/** Keeps what was typed by itself, so that it works before any script does. */
export const Default = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    const input = canvas.getByRole("textbox", { name: "Full name" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("Ana");
    await expect(input).toHaveValue("Ana");
    await expect(args.onInput).toHaveBeenCalledTimes(3);
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // Smaller text would make a phone zoom in.
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
});

/** The kind of text brings the right keyboard and autofill on a phone. */
export const Telephone = Default.extend({
  args: { type: "tel", "aria-label": "Phone", name: "phone", autoComplete: "tel" },
  async play({ canvas }) {
    const input = canvas.getByRole("textbox", { name: "Phone" });
    await expect(input).toHaveAttribute("type", "tel");
    await expect(input).toHaveAttribute("autocomplete", "tel");
  },
});

const typed = createRef<HTMLInputElement>();

/** Forms may hold the input itself, to read it or to move focus to it. */
export const WithRef = Default.extend({
  render: (args) => <TextInput {...args} ref={typed} defaultValue="Ana" />,
  async play({ canvas }) {
    await expect(typed.current).toBe(canvas.getByRole("textbox"));
    await expect(typed.current).toHaveValue("Ana");
  },
});

/** States and widths. The width hints at how much belongs in the box. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-narrow gap-4">
      <TextInput aria-label="Empty" placeholder="Search the answers" type="search" />
      <TextInput aria-label="Filled" defaultValue="Ana Tremblay" />
      <TextInput aria-label="Invalid" aria-invalid defaultValue="ana@" />
      <TextInput aria-label="Disabled" disabled defaultValue="Not now" />
      <TextInput aria-label="Medium" width="medium" defaultValue="Medium" />
      <TextInput aria-label="Short" width="short" defaultValue="M5V 2T6" />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox", { name: "Invalid" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Disabled" })).toBeDisabled();
    const short = canvas.getByRole("textbox", { name: "Short" }).getBoundingClientRect().width;
    await expect(short).toBeLessThan(canvas.getByRole("textbox", { name: "Medium" }).getBoundingClientRect().width);
  },
});
