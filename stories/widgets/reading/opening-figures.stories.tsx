import { expect } from "storybook/test";
import { OpeningFigures } from "#widgets/reading/opening-figures.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownTable } from "../pictures/markdown.tsx";

const meta = preview.meta({
  component: OpeningFigures,
  args: {
    label: "One day abroad",
    children: markdownTable([
      ["What", "Figure"],
      ["A day in hospital", "$9,000"],
      ["What the plan repays", "$300"],
    ]),
  },
});

/** The first figure is the largest. */
export const Abroad = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector("dl")).toHaveAccessibleName("One day abroad");
    const [first, second] = canvas.getAllByRole("definition");
    if (first === undefined || second === undefined) throw new Error("Two figures are shown");
    await expect(first).toHaveTextContent("$9,000");
    await expect(Number.parseFloat(getComputedStyle(first).fontSize)).toBeGreaterThan(
      Number.parseFloat(getComputedStyle(second).fontSize),
    );
  },
});
