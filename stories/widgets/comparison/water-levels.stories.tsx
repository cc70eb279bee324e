import { expect, within } from "storybook/test";
import { WaterLevel, WaterLevels } from "#widgets/comparison/water-levels.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: WaterLevels,
  parameters: { chromatic: { disableSnapshot: false } },
});

/** Coverage of the basic policy is filled; optional coverage has a dashed border. */
export const Gauge = meta.story({
  args: {
    label: "Kinds of water",
    caption: "Most policies cover the last alone.",
    children: [
      <WaterLevel key="a" water="A river over land" paidBy="addition">
        an addition
      </WaterLevel>,
      <WaterLevel key="b" water="A burst pipe" paidBy="basic">
        in the basic policy
      </WaterLevel>,
    ],
  },
  async play({ canvas }) {
    const waters = within(canvas.getByRole("figure", { name: "Kinds of water" })).getAllByRole("listitem");
    await expect(waters.map(({ textContent }) => textContent)).toEqual([
      "A river over landan addition",
      "A burst pipein the basic policy",
    ]);
  },
});
