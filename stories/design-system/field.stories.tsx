import { expect } from "storybook/test";
import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Field,
  args: {
    id: "email",
    label: "Email",
    children: (control) => <TextInput {...control} type="email" autoComplete="email" />,
  },
});

/** A press on the label focuses the control. */
export const Default = meta.story({
  async play({ canvas, userEvent }) {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).not.toHaveAttribute("aria-describedby");
    await expect(input).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByText("Email"));
    await expect(input).toHaveFocus();
    await userEvent.keyboard("ana@example.com");
    await expect(input).toHaveValue("ana@example.com");
  },
});

/** The error is beside the field, explains the correction, and is announced after the hint. */
export const Invalid = Default.extend({
  args: {
    hint: "We answer to this address and use it for nothing else.",
    error: "Enter an email address in the form name@example.com",
  },
  async play({ canvas }) {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      "We answer to this address and use it for nothing else. Error: Enter an email address in the form name@example.com",
    );
    await expect(canvas.getByText(/Enter an email address/)).toBeVisible();
  },
});

/** An asterisk is visible; screen readers announce the required state once, from the control. */
export const Required = Default.extend({
  args: { required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toBeRequired();
    await expect(canvas.getByText("*")).toBeVisible();
  },
});

/** Where most fields are required, the optional ones are marked. */
export const Optional = Default.extend({
  args: { optionalLabel: true },
  async play({ canvas }) {
    await expect(canvas.getByRole("textbox", { name: "Email (optional)" })).not.toBeRequired();
  },
});

/** All states, stacked as in a form. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-narrow gap-6">
      <Field id="plain" label="Full name">
        {(control) => <TextInput {...control} autoComplete="name" />}
      </Field>
      <Field id="required" label="Email" required hint="We answer to this address.">
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </Field>
      <Field
        id="invalid"
        label="Phone"
        required
        hint="With its area code"
        error="Enter a phone number, such as 416 555 0199"
      >
        {(control) => <TextInput {...control} type="tel" autoComplete="tel" defaultValue="12" />}
      </Field>
      <Field id="optional" label="Policy number" optionalLabel>
        {(control) => <TextInput {...control} width="medium" />}
      </Field>
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("textbox")).toHaveLength(4);
    await expect(canvas.getByRole("textbox", { name: "Phone" })).toBeInvalid();
  },
});
