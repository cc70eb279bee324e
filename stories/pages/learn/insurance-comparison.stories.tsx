import { expect, within } from "storybook/test";
import InsuranceComparisonPage from "#text/learn/insurance-comparison.md?page";
import preview from "../../../.storybook/preview.tsx";
import { expectWholeGuide } from "./expect-whole-guide.ts";

const meta = preview.meta({
  component: InsuranceComparisonPage,
  parameters: { layout: "fullscreen" },
});

/** The bands and the weights are exactly the owner’s. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, canvasElement, step }) {
    await expectWholeGuide(canvasElement, "Insurance comparison tips");
    const table = canvas.getByRole("table", { name: "Price bands to check a quote against" });
    await expect(table).toHaveTextContent(/\$85 to \$120.*\$105 to \$150.*\$135 to \$190.*\$180 to \$300/);
    await expect(table).toHaveTextContent(/\$20 to \$50.*\$100 to \$300.*\$200 to \$500/);
    await expect(table).toHaveTextContent(/\$800 to \$1,200.*\$2,000 to \$3,500/);

    await step("the four weights add up to 100", async () => {
      const table = within(canvas.getByRole("table", { name: /^A scored choice/ }));
      const shares = table
        .getAllByRole("row")
        .slice(1)
        .map((row) => Number.parseInt(within(row).getAllByRole("cell")[0]?.textContent ?? "", 10));
      await expect(shares).toEqual([25, 30, 25, 20, 100]);
    });
  },
});
