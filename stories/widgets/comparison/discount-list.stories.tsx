import { expect } from "storybook/test";
import { homeDiscounts } from "#text/learn/home-insurance/discounts.ts";
import { DiscountList } from "#widgets/comparison/discount-list.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({ component: DiscountList, args: { discounts: homeDiscounts } });

/** The specified ranges, each marked as the site's own guidance. */
export const Home = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas }) {
    const ranges = canvas.getAllByRole("listitem").map((item) => item.firstElementChild?.textContent);
    await expect(ranges).toEqual(
      ["10% to 25%", "5% to 15%", "10% to 20%", "5% to 10%", "15% to 30%", "10% to 15%"].map(
        (range) => `${range}† (our guidance)`,
      ),
    );
    await expect(canvas.getByText("Mortgage-free")).toBeVisible();
  },
});
