import { expect, within } from "storybook/test";
import { Side, TwoSides } from "#widgets/comparison/two-sides.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: TwoSides,
  parameters: { chromatic: { disableSnapshot: false } },
});

/** Two organisations with one name, each with its own list. */
export const BankAndInsurer = meta.story({
  args: {
    label: "Bank and insurer",
    caption: "One name, two companies.",
    children: [
      <Side key="a" title="The bank">
        <ul>
          <li>Loans</li>
          <li>Cards</li>
        </ul>
      </Side>,
      <Side key="b" title="The insurer">
        <ul>
          <li>Homes</li>
        </ul>
      </Side>,
    ],
  },
  async play({ canvas }) {
    const sides = canvas.getByRole("figure", { name: "Bank and insurer" });
    await expect(sides).toHaveTextContent(/The bank.*Loans.*The insurer.*Homes.*One name/s);
    await expect(within(sides).getAllByRole("listitem")).toHaveLength(3);
  },
});
