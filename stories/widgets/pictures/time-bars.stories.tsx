import { expect, within } from "storybook/test";
import { TimeBars } from "#widgets/pictures/time-bars.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownTable } from "./markdown.tsx";

const meta = preview.meta({
  component: TimeBars,
  args: {
    label: "A complaint and its deadlines",
    marks: [
      { at: 0, label: "Refusal" },
      { at: 30, label: "30 days" },
      { at: 90, label: "90" },
      { at: 365, label: "1 year" },
    ],
    caption: "Dashed: time that runs out.",
    children: markdownTable([
      ["Step", "From", "To", "What to know"],
      ["The insurer", "0", "60", "30 to 90 days"],
      [<strong key="sue">Time to sue</strong>, "0", "365", "One year"],
      ["An outside service", "90", "", "The length varies"],
    ]),
  },
});

/** Each span stands in the list in words, and on the scale between its marks; a span without an end has an arrow. */
export const Clocks = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    const steps = within(canvas.getByRole("figure", { name: "A complaint and its deadlines" })).getAllByRole(
      "listitem",
    );
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      "The insurer30 to 90 days",
      "Time to sueOne year",
      "An outside serviceThe length varies",
    ]);
    const bars = [...canvasElement.querySelectorAll("rect")];
    await expect(bars.map((bar) => [bar.getAttribute("x"), bar.getAttribute("width")])).toEqual([
      ["0.0%", "50.0%"],
      ["0.0%", "100.0%"],
      ["66.7%", "33.3%"],
    ]);
    await expect(bars.map((bar) => bar.hasAttribute("stroke-dasharray"))).toEqual([false, true, false]);
    await expect(canvasElement.querySelectorAll("svg svg path")).toHaveLength(1);
  },
});
