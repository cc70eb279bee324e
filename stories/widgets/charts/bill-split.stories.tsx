import { expect } from "storybook/test";
import { BillSplit } from "#widgets/charts/bill-split.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: BillSplit,
  args: {
    caption: "The example, drawn to scale. Its numbers are made up.",
    bill: 30_000,
    paid: 1_200,
    labels: { bill: "Hospital bill", paid: "Paid by the plan", left: "Left for you" },
  },
});

function widths(canvasElement: HTMLElement) {
  return [...canvasElement.querySelectorAll("rect:last-child")].map((bar) => bar.getAttribute("width"));
}

/** The remainder is computed, and all bars share one scale. */
export const Bill = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("Left for you").nextElementSibling).toHaveTextContent("$28,800");
    await expect(widths(canvasElement)).toEqual(["100%", "4%", "96%"]);
    await expect(canvas.getByRole("figure", { name: "" })).toHaveTextContent("made up");
  },
});

/** A plan that pays the whole bill leaves no remainder. */
export const AllPaid = Bill.extend({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { paid: 30_000 },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText("Left for you").nextElementSibling).toHaveTextContent("$0");
    await expect(widths(canvasElement)).toEqual(["100%", "100%", "0%"]);
  },
});
