import { expect, within } from "storybook/test";
import { Brand, BrandTree } from "#widgets/comparison/brand-tree.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: BrandTree,
});

/** One group with three brands. */
export const CompanyAbove = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: "One group, three names",
    company: "Maple Group",
    at: "above",
    caption: "Two quotes from one group are no second opinion.",
    children: [
      <Brand key="a" name="Maple Insurance">
        Through brokers
      </Brand>,
      <Brand key="b" name="maple.direct">
        Online
      </Brand>,
      <Brand key="c" name="MapleLink">
        A brokerage
      </Brand>,
    ],
  },
  async play({ canvas }) {
    const tree = canvas.getByRole("figure", { name: "One group, three names" });
    await expect(tree).toHaveTextContent(/^Maple Group.*Maple Insurance.*MapleLink.*no second opinion/s);
    await expect(within(tree).getAllByRole("listitem")).toHaveLength(3);
  },
});

/** Two sales channels of one insurer. */
export const CompanyBelow = meta.story({
  args: {
    label: "Two ways, one insurer",
    company: "Maple insures the home",
    at: "below",
    caption: "The policy names the insurer.",
    children: [
      <Brand key="a" name="A broker">
        shows other insurers too
      </Brand>,
      <Brand key="b" name="A bank's insurer">
        by agreement
      </Brand>,
    ],
  },
  async play({ canvas }) {
    const tree = canvas.getByRole("figure", { name: "Two ways, one insurer" });
    await expect(tree).toHaveTextContent(/^A broker.*A bank's insurer.*Maple insures the home/s);
  },
});
