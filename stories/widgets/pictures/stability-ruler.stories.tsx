import { expect, within } from "storybook/test";
import { StabilityRuler } from "#widgets/pictures/stability-ruler.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownList } from "./markdown.tsx";

const meta = preview.meta({
  component: StabilityRuler,
  args: {
    label: "When a change of health is early enough",
    caption: "A policy that asks for 90 days without change.",
    period: 90,
    early: 110,
    late: 74,
    children: markdownList([
      ["A new dose, 110 days before.", "Early enough."],
      ["The period begins.", "Nothing may change."],
      ["A new dose, 74 days before.", "Too late."],
      ["Departure.", "Tell the insurer."],
    ]),
  },
});

/** Four days on the ruler in the order of the list; the late change has the square mark. */
export const NinetyDays = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    const days = within(canvas.getByRole("figure", { name: "When a change of health is early enough" }));
    await expect(days.getAllByRole("listitem")).toHaveLength(4);
    const marks = [...canvasElement.querySelectorAll("svg svg")];
    const places = marks.map((mark) => Number.parseFloat(mark.getAttribute("x") ?? ""));
    await expect(places.toSorted((one, other) => one - other)).toEqual(places);
    await expect(marks.map((mark) => mark.querySelectorAll("rect").length)).toEqual([0, 0, 1, 0]);
  },
});

/** Below a paragraph: its rule is clear of the text. */
export const BelowText = meta.story({
  render: (args) => (
    <div>
      <p>Even a lower dose can count as a change.</p>
      <StabilityRuler {...args} />
    </div>
  ),
  async play({ canvas }) {
    const text = canvas.getByText("Even a lower dose can count as a change.").getBoundingClientRect();
    const ruler = canvas.getByRole("figure", { name: "When a change of health is early enough" });
    await expect(ruler.getBoundingClientRect().top - text.bottom).toBeGreaterThanOrEqual(24);
  },
});

/** Two rulers on one page have separate pattern ids. */
export const Twice = meta.story({
  render: (args) => (
    <>
      <StabilityRuler {...args} />
      <StabilityRuler {...args} label="Another" />
    </>
  ),
  async play({ canvasElement }) {
    const ids = [...canvasElement.querySelectorAll("[id]")].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});
