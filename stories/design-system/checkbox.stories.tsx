import { expect, fn } from "storybook/test";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  component: Checkbox,
  args: { label: "I agree to be contacted *", name: "consent", onChange: fn() },
});

/** The whole label is the target, at least 44 px high; the space bar toggles the box. */
export const Default = meta.story({
  async play({ canvas, userEvent, args }) {
    const box = canvas.getByRole("checkbox", { name: "I agree to be contacted *" });
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    const label = canvas.getByText("I agree to be contacted *");
    await userEvent.click(label);
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(box).toHaveAttribute("aria-invalid", "false");
    await expect(label.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** The error of a missing consent is beside the box and part of its accessible description. */
export const Invalid = Default.extend({
  args: { required: true, error: "Please agree to be contacted to proceed." },
  async play({ canvas }) {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Error: Please agree to be contacted to proceed.");
  },
});

/** Following a link inside the label doesn't toggle the box. */
export const LinkInLabel = Default.extend({
  args: {
    label: (
      <>
        I have read the <TextLink href="#privacy">privacy notice</TextLink>
      </>
    ),
  },
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole("link", { name: "privacy notice" });
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
});

/** In forced colours mode the browser draws the box and its tick, and the custom tick is hidden. */
export const ForcedColours = Default.extend({
  globals: { media: "forced-colors" },
  async play({ canvas, canvasElement, userEvent }) {
    const box = canvas.getByRole("checkbox");
    await expect(getComputedStyle(box).appearance).toBe("auto");
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvasElement.querySelector("svg")?.checkVisibility()).toBe(false);
  },
});

/** All states. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="grid max-w-narrow gap-3">
      <Checkbox label="Send me the newsletter" />
      <Checkbox label="Send me the newsletter" defaultChecked hint="Once a month. Every issue has a link to stop it." />
      <Checkbox label="I agree to be contacted *" error="Please agree to be contacted to proceed." />
      <Checkbox label="Not available in your province" disabled />
      <Checkbox label="Always included" disabled defaultChecked />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
    await expect(canvas.getByRole("checkbox", { name: "Not available in your province" })).toBeDisabled();
    await expect(
      canvas.getByRole("checkbox", { name: "Send me the newsletter", checked: true }),
    ).toHaveAccessibleDescription("Once a month. Every issue has a link to stop it.");
  },
});
