import { expect, fn } from "storybook/test";
import { Field } from "#design-system/field/field.tsx";
import { Select } from "#design-system/select/select.tsx";
import preview from "../../.storybook/preview.tsx";

const options = [
  { value: "home", label: "Home" },
  { value: "auto", label: "Auto" },
  { value: "life", label: "Life" },
];

const meta = preview.meta({
  component: Select,
  args: { "aria-label": "Primary interest", options, placeholder: "Choose one", onChange: fn() },
});

/** The native select: list, type-ahead and phone picker are built in. */
export const Default = meta.story({
  async play({ canvas, userEvent, args }) {
    const select = canvas.getByRole("combobox", { name: "Primary interest" });
    await expect(select).toHaveDisplayValue("Choose one");
    await expect(select).toHaveValue("");
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Auto");
    await expect(select).toHaveValue("auto");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** The empty first option is invalid for the browser, but an untouched select is not announced as invalid. */
export const Required = Default.extend({
  args: { required: true },
  async play({ canvas, userEvent }) {
    const select = canvas.getByRole("combobox");
    await expect(select).toBeInvalid();
    await expect(select).toHaveAttribute("aria-invalid", "false");
    await userEvent.selectOptions(select, "home");
    await expect(select).toBeValid();
  },
});

/** The error message describes the select; selecting an option works as usual. */
export const WithError = meta.story({
  render: () => (
    <div className="grid gap-6">
      <Field id="interest" label="Primary interest" error="Choose what you are interested in">
        {(control) => <Select {...control} options={options} placeholder="Choose one" />}
      </Field>
      <Field id="second" label="Second interest">
        {(control) => <Select {...control} options={options} placeholder="Choose one" />}
      </Field>
    </div>
  ),
  async play({ canvas, userEvent }) {
    const wrong = canvas.getByRole("combobox", { name: "Primary interest" });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription("Error: Choose what you are interested in");
    const right = getComputedStyle(canvas.getByRole("combobox", { name: "Second interest" }));
    await expect(getComputedStyle(wrong).borderColor).not.toBe(right.borderColor);
    await expect(getComputedStyle(wrong).boxShadow).not.toBe(right.boxShadow);
    await userEvent.selectOptions(wrong, "Life");
    await expect(wrong).toHaveValue("life");
  },
});

/** All states, with a text too long for its box. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-narrow gap-4">
      <Select aria-label="Empty" options={options} placeholder="Choose one" />
      <Select aria-label="Chosen" options={options} defaultValue="life" />
      <Select aria-label="Invalid" aria-invalid options={options} placeholder="Choose one" />
      <Select aria-label="Disabled" disabled options={options} />
      <Select
        aria-label="Short"
        width="short"
        options={[{ value: "newfoundland", label: "Newfoundland and Labrador" }]}
      />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole("combobox", { name: "Chosen" })).toHaveDisplayValue("Life");
    await expect(canvas.getByRole("combobox", { name: "Invalid" })).toBeInvalid();
    await expect(canvas.getByRole("combobox", { name: "Disabled" })).toBeDisabled();
  },
});
