import { createRef } from "react";
import { expect, fn } from "storybook/test";
import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: TextInput,
  args: { "aria-label": "Full name", name: "name", autoComplete: "name", onInput: fn() },
});

/** Uncontrolled: the browser keeps the text, so that the input works before hydration. */
export const Default = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    const input = canvas.getByRole("textbox", { name: "Full name" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("Ana");
    await expect(input).toHaveValue("Ana");
    await expect(args.onInput).toHaveBeenCalledTimes(3);
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // iOS zooms in on a control with smaller text.
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
});

const typed = createRef<HTMLInputElement>();

/** The ref lets a form read the input or focus it. */
export const WithRef = Default.extend({
  render: (args) => <TextInput {...args} ref={typed} defaultValue="Ana" />,
  async play({ canvas }) {
    await expect(typed.current).toBe(canvas.getByRole("textbox"));
    await expect(typed.current).toHaveValue("Ana");
  },
});

/** The error message describes the input, and a thicker border marks it besides colour. */
export const WithError = meta.story({
  render: () => (
    <div className="grid gap-6">
      <Field id="postal-code" label="Postal code" error="Enter a postal code such as M5V 2T6">
        {(control) => <TextInput {...control} width="short" defaultValue="M5V" />}
      </Field>
      <Field id="city" label="City">
        {(control) => <TextInput {...control} width="short" defaultValue="Toronto" />}
      </Field>
    </div>
  ),
  async play({ canvas, userEvent }) {
    const wrong = canvas.getByRole("textbox", { name: "Postal code" });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription("Error: Enter a postal code such as M5V 2T6");
    await expect(canvas.getByText("Enter a postal code such as M5V 2T6")).toBeVisible();
    const { borderColor, boxShadow } = getComputedStyle(wrong);
    const right = getComputedStyle(canvas.getByRole("textbox", { name: "City" }));
    await expect(borderColor).not.toBe(right.borderColor);
    await expect(boxShadow).not.toBe(right.boxShadow);
    await userEvent.type(wrong, " 2T6");
    await expect(wrong).toHaveValue("M5V 2T6");
  },
});

/** States and widths. The width suggests the expected length. */
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
