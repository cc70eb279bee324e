import { expect, within } from "storybook/test";
import { AmountBars } from "#widgets/pictures/amount-bars.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownTable } from "./markdown.tsx";

const meta = preview.meta({
  component: AmountBars,
});

const widthsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("svg[width='100%'] rect")].map((bar) => bar.getAttribute("width"));

/** One part a bar: the largest is as wide as the figure. */
export const Years = meta.story({
  args: {
    label: "Insured losses from catastrophes",
    caption: "In dollars of the year.",
    children: markdownTable(
      [
        ["Year", "Loss", "Events"],
        ["2023", "Over $3.1 billion", "Fires in British Columbia"],
        ["2024", "Over $9.3 billion", "Hail, a storm and a fire"],
      ],
      [1],
    ),
  },
  async play({ canvas, canvasElement }) {
    const years = within(canvas.getByRole("figure", { name: "Insured losses from catastrophes" }));
    await expect(years.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "2023Over $3.1 billionFires in British Columbia",
      "2024Over $9.3 billionHail, a storm and a fire",
    ]);
    await expect(widthsOf(canvasElement)).toEqual(["33.3%", "100.0%"]);
  },
});

/** Two parts: what the limit pays, and what is left. The amounts stand in the text. */
export const OneCrash = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: "One crash, two limits",
    children: markdownTable(
      [
        ["Limit", "Insurer pays", "You owe"],
        ["A limit of $200,000", "$200,000", "$700,000"],
        ["A limit of $1 million", "$900,000", "$0"],
      ],
      [1, 2],
    ),
  },
  async play({ canvas, canvasElement }) {
    const [low] = canvas.getAllByRole("listitem");
    await expect(low).toHaveTextContent(/Insurer pays\s*\$200,000\s*You owe\s*\$700,000/);
    await expect(widthsOf(canvasElement)).toEqual(["22.2%", "77.8%", "100.0%", "0.0%"]);
  },
});

/** Three parts given as ranges are drawn at the middle of each. */
export const Premium = meta.story({
  args: {
    label: "What a premium is made of",
    caption: "Drawn at the middle of each range.",
    children: markdownTable(
      [
        ["Price", "Claims", "Running the business", "Profit"],
        ["Each premium", "50% to 67%", "25% to 35%", "8% to 15%"],
      ],
      [1, 2, 3],
    ),
  },
  async play({ canvasElement }) {
    await expect(widthsOf(canvasElement)).toEqual(["58.5%", "30.0%", "11.5%"]);
  },
});
