import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { Slider, type SliderProps } from "#design-system/slider/slider.tsx";
import preview from "../../.storybook/preview.tsx";

const dollars = new Intl.NumberFormat("en-CA", { style: "currency", currency: "CAD", maximumFractionDigits: 0 });

function Demo({ value, onValueChange, ...rest }: SliderProps) {
  const [current, setCurrent] = useState(value);
  return (
    <Slider
      {...rest}
      value={current}
      onValueChange={(next) => {
        onValueChange(next);
        setCurrent(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: Demo,
  args: {
    label: "Coverage amount",
    min: 50_000,
    max: 2_000_000,
    step: 50_000,
    value: 500_000,
    kind: "amount" as const,
    onValueChange: fn(),
    format: (value) => dollars.format(value),
    prefix: "$",
  },
});

/** Arrow keys move by one step, page keys by ten, Home and End to the ends; the value is announced in words. */
export const ByKeyboard = meta.story({
  async play({ canvas, canvasElement, userEvent, args }) {
    const thumb = canvas.getByRole("slider", { name: "Coverage amount" });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    const presses = [
      ["{ArrowRight}", 550_000],
      ["{ArrowDown}", 500_000],
      ["{PageUp}", 1_000_000],
      ["{PageDown}", 500_000],
      ["{End}", 2_000_000],
      ["{ArrowRight}", 2_000_000],
      ["{Home}", 50_000],
    ] as const;
    for (const [key, value] of presses) {
      await userEvent.keyboard(key);
      await expect(thumb).toHaveValue(String(value));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
    await expect(thumb).toHaveAttribute("aria-valuetext", "$50,000");
    await expect(canvasElement.querySelector("[data-slot=slider-value]")).toHaveTextContent("$50,000");
    await expect(canvas.getByRole("textbox")).toHaveValue("50,000");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("From $50,000 to $2,000,000");
  },
});

/** A number can be typed in any usual format and is applied on blur, clamped to the range. */
export const Typed = meta.story({
  async play({ canvas, userEvent, args, step }) {
    const entry = canvas.getByRole("textbox", { name: "Coverage amount" });
    const type = async (text: string) => {
      await userEvent.clear(entry);
      await userEvent.type(entry, text);
    };
    await step("accepts an exact value between two steps", async () => {
      await type("$ 612,345");
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(612_345);
      await expect(canvas.getByRole("slider")).toHaveValue("612345");
    });
    await step("keeps text that it can't read, says so, and keeps the value", async () => {
      await type("700000,555");
      await userEvent.tab();
      await expect(entry).toHaveValue("700000,555");
      await expect(entry).toBeInvalid();
      await expect(entry).toHaveAccessibleDescription(
        "From $50,000 to $2,000,000 Error: We couldn’t read this number. $612,345 still counts.",
      );
      await expect(canvas.getByRole("slider")).toHaveValue("612345");
    });
    await step("clamps a value above the maximum", async () => {
      await type("9000000");
      await userEvent.keyboard("{Enter}");
      await expect(entry).toHaveValue("2,000,000");
    });
    await step("clamps a value below the minimum", async () => {
      await type("-5");
      await userEvent.tab();
      await expect(entry).toHaveValue("50,000");
    });
    await step("keeps the last value when the text is deleted", async () => {
      await userEvent.clear(entry);
      await userEvent.tab();
      await expect(entry).toHaveValue("50,000");
      await expect(entry).toBeValid();
      await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    });
  },
});

/** The native drag snaps to steps, also from a typed value between two steps. */
export const Dragged = meta.story({
  args: { value: 612_345 },
  async play({ canvas, args }) {
    const thumb = canvas.getByRole("slider");
    await expect(thumb).toHaveValue("612345");
    await fireEvent.change(thumb, { target: { value: "1020000" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1_000_000);
    await expect(thumb).toHaveValue("1000000");
    await expect(canvas.getByRole("textbox")).toHaveValue("1,000,000");
  },
});

/** A tap anywhere on the track moves the thumb there. */
export const ByTouch = meta.story({
  async play({ canvas, args }) {
    const track = canvas.getByRole("slider");
    const { left, width, top, height } = track.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    const touch = { pointerId: 1, pointerType: "touch", button: 0, clientY: top + height / 2 };
    await fireEvent.pointerDown(track, { ...touch, clientX: left });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50_000);
    await fireEvent.pointerMove(track, { ...touch, clientX: left + width });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2_000_000);
    await expect(getComputedStyle(track).touchAction).toBe("pan-y");
  },
});

/** At the middle, at both ends, with other units, and disabled. */
export const Gallery = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ prefix: _dollar, ...args }) => (
    <div className="grid max-w-prose gap-10">
      <Demo {...args} prefix="$" />
      <Demo
        {...args}
        prefix="$"
        label="Deductible"
        min={0}
        max={5000}
        step={250}
        value={0}
        hint="What you pay first."
      />
      <Demo
        {...args}
        label="Age"
        min={18}
        max={80}
        step={1}
        value={80}
        kind="decimal"
        format={(age) => `${age} years`}
        suffix="years"
      />
      <Demo {...args} label="Not for this product" disabled />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole("slider")).toHaveLength(4);
    await expect(canvas.getByRole("textbox", { name: "Not for this product" })).toBeDisabled();
    await expect(canvas.getByRole("slider", { name: "Age" })).toHaveAttribute("aria-valuetext", "80 years");
  },
});
