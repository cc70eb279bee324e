import { expect, fn } from "storybook/test";
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

/** The browser's own select: the list, type-ahead and phone wheels come with it. */
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

/** Nothing chosen yet is invalid to the browser, since the first choice is empty, but not to who hears the form. */
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
