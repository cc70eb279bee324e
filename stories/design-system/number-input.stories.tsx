import { expect, fn } from "storybook/test";
import { Field } from "#design-system/field/field.tsx";
import { MoneyInput, NumberInput } from "#design-system/number-input/number-input.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: NumberInput,
  args: { "aria-label": "Age in years", onInput: fn() },
});

/** The input keeps the text as typed; a phone shows its numeric keypad. */
export const Default = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.tab();
    const input = canvas.getByRole("textbox", { name: "Age in years" });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await userEvent.keyboard("1,000 or so");
    await expect(input).toHaveValue("1,000 or so");
    await expect(args.onInput).toHaveBeenCalled();
  },
});

/** The unit is visible only, so the label names it too. */
export const Money = Default.extend({
  render: (args) => <MoneyInput {...args} aria-label="Yearly income in dollars" decimals />,
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole("textbox", { name: "Yearly income in dollars" });
    await expect(canvas.getByText("$")).toHaveAttribute("aria-hidden", "true");
    await expect(input).toHaveAttribute("inputmode", "decimal");
    await userEvent.type(input, "64,500.50");
    await expect(input).toHaveValue("64,500.50");
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** The focus ring goes round the field, over its unit, so that it is closed on all four sides. */
export const FocusWithUnit = meta.story({
  args: { suffix: "years" },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const input = canvas.getByRole("textbox", { name: "Age in years" });
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input)).toMatchObject({ outlineStyle: "solid", outlineWidth: "3px", zIndex: "1" });
    await expect(getComputedStyle(canvas.getByText("years")).zIndex).toBe("auto");
  },
});

/** Prefix and suffix units, widths, and an error. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-narrow gap-6">
      <Field id="income" label="Yearly income" hint="Before tax, in dollars">
        {(control) => <MoneyInput {...control} defaultValue="64,500" />}
      </Field>
      <Field id="age" label="Age in years" error="Enter an age from 18 to 80">
        {(control) => <NumberInput {...control} suffix="years" defaultValue="seven" />}
      </Field>
      <Field id="share" label="Share in percent">
        {(control) => <NumberInput {...control} suffix="%" width="medium" />}
      </Field>
      <Field id="closed" label="Mortgage in dollars">
        {(control) => <MoneyInput {...control} disabled width="full" />}
      </Field>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox", { name: "Age in years" })).toBeInvalid();
    await expect(canvas.getByRole("textbox", { name: "Mortgage in dollars" })).toBeDisabled();
  },
});
