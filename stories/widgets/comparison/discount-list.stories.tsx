import { expect } from "storybook/test";
import { DiscountList } from "#widgets/comparison/discount-list.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  component: DiscountList,
  args: {
    discounts: [
      { name: "Bundle", from: 10, to: 25, howToGet: "Put home and auto with one insurer." },
      { name: "Association", from: 5, to: 15, howToGet: "Name your alumni body, union or employer." },
      { name: "Mortgage-free", from: 10, to: 15, howToGet: "Tell the insurer when the mortgage is discharged." },
    ],
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
