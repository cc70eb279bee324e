import { expect, fn } from "storybook/test";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import preview from "../../.storybook/preview.tsx";

const options = [
  { value: "no", label: "No" },
  { value: "yes", label: "Yes", hint: "In the last twelve months" },
  { value: "former", label: "I used to" },
];

const meta = preview.meta({
  component: RadioGroup,
  args: { id: "smoker", name: "smoker", legend: "Do you smoke?", options, onValueChange: fn() },
});

/** Tab focuses the group, the arrow keys select, and a press on a label selects too. */
export const Default = meta.story({
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole("radiogroup", { name: "Do you smoke?" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "No" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const yes = canvas.getByRole("radio", { name: "Yes" });
    await expect(yes).toBeChecked();
    await expect(yes).toHaveAccessibleDescription("In the last twelve months");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("yes");
    await userEvent.click(canvas.getByText("I used to"));
    await expect(canvas.getByRole("radio", { name: "I used to" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("former");
  },
});

/** The error belongs to the group; the error summary links to the first option. */
export const Invalid = Default.extend({
  args: { required: true, hint: "This changes the price most.", error: "Choose whether you smoke" },
  async play({ canvas }) {
    const group = canvas.getByRole("radiogroup", { name: "Do you smoke?" });
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAccessibleDescription("This changes the price most. Error: Choose whether you smoke");
    await expect(document.getElementById("smoker")).toBe(canvas.getByRole("radio", { name: "No" }));
  },
});

/** The first option has the group's id; each option is still described by its own hint. */
export const HintOnFirst = Default.extend({
  args: {
    hint: "This changes the price most.",
    options: [
      { value: "no", label: "No", hint: "Not in the last twelve months" },
      { value: "yes", label: "Yes" },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("This changes the price most.");
    await expect(canvas.getByRole("radio", { name: "No" })).toHaveAccessibleDescription(
      "Not in the last twelve months",
    );
  },
});

/** Controlled: the parent's state decides the selection. */
export const KeptByParent = Default.extend({
  args: { value: "no" },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole("radio", { name: "Yes" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("yes");
    await expect(canvas.getByRole("radio", { name: "No" })).toBeChecked();
  },
});

/** In forced colours mode the browser draws the radio buttons. */
export const ForcedColours = Default.extend({
  globals: { media: "forced-colors" },
  async play({ canvas, userEvent }) {
    const rounds = canvas.getAllByRole("radio");
    await expect(rounds.map((round) => getComputedStyle(round).appearance)).toEqual(["auto", "auto", "auto"]);
    await userEvent.click(canvas.getByText("I used to"));
    await expect(canvas.getByRole("radio", { name: "I used to" })).toBeChecked();
  },
});

/** Stacked, inline, invalid and partly unavailable. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-narrow gap-8">
      <RadioGroup name="stacked" legend="Do you smoke?" options={options} defaultValue="yes" />
      <RadioGroup
        name="inline"
        legend="Gender"
        layout="inline"
        hint="Insurers in Canada may ask for it."
        options={[
          { value: "female", label: "Female" },
          { value: "male", label: "Male" },
        ]}
      />
      <RadioGroup
        name="invalid"
        legend="Health"
        required
        error="Choose how your health is"
        options={[
          { value: "good", label: "Good" },
          { value: "poor", label: "Poor" },
        ]}
      />
      <RadioGroup
        name="disabled"
        legend="Term"
        defaultValue="20"
        options={[
          { value: "10", label: "10 years", disabled: true },
          { value: "20", label: "20 years" },
        ]}
      />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("radiogroup")).toHaveLength(4);
    await expect(canvas.getByRole("radio", { name: "10 years" })).toBeDisabled();
    await expect(canvas.getAllByRole("radio", { checked: true })).toHaveLength(2);
  },
});
