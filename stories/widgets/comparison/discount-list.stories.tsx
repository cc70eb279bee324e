import { expect } from "storybook/test";
import { DiscountList } from "#widgets/comparison/discount-list.tsx";
import preview from "../../../.storybook/preview.tsx";
import { markdownTable } from "../pictures/markdown.tsx";

const discounts = [
  ["Bundle", "10", "25", "Put home and auto with one insurer."],
  ["Association", "5", "15", "Name your alumni body, union or employer."],
  ["Mortgage-free", "10", "15", "Tell the insurer when the mortgage is discharged."],
] as const;

const meta = preview.meta({
  component: DiscountList,
  args: {
    children: markdownTable([["Discount", "From (%)", "To (%)", "How to get it"], ...discounts]),
  },
});

/** Ranges, each marked as the site's own guidance. */
export const Home = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const ranges = canvas.getAllByRole("listitem").map((item) => item.firstElementChild?.textContent);
    await expect(ranges).toEqual(["10% to 25%", "5% to 15%", "10% to 15%"].map((range) => `${range}† (our guidance)`));
    await expect(canvas.getByText("Mortgage-free")).toBeVisible();
  },
});
