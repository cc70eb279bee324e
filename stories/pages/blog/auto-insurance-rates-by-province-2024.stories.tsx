import { expect, within } from "storybook/test";
import AutoRatesByProvincePage from "#text/blog/auto-insurance-rates-by-province-2024.md?page";
import preview from "../../../.storybook/preview.tsx";
import * as readingWords from "#words/reading.ts";

const meta = preview.meta({
  component: AutoRatesByProvincePage,
  parameters: { layout: "fullscreen" },
});

/** Date, reading time, and thirteen provinces and territories with the owner's ranges beside published prices. */
export const Page = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, step }) {
    await expect(canvas.getByText("February 20, 2024")).toBeVisible();
    await expect(canvas.getByText(readingWords.minRead(6))).toBeVisible();
    const table = canvas.getByRole("table", { name: "Auto insurance by province, dollars a year" });
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(13);
    const ontario = within(table).getByRole("row", { name: /^Ontario/ });
    await expect(ontario).toHaveTextContent("$2,000 to $3,500");
    await expect(ontario).toHaveTextContent("$1,505");
    await expect(ontario).toHaveTextContent(/\$2,006 \d+ paid on average, October 2024/);
    await expect(within(table).getByRole("row", { name: /^Prince Edward Island/ })).toHaveTextContent("$800 to $1,200");

    await step("the same prices are a chart, followed by its table", async () => {
      const chart = canvas.getByRole("figure", { name: "Car insurance, dollars a year" });
      await expect(chart).toHaveTextContent("The table has every figure.");
      await expect(within(chart).getByText("Study with sample drivers, 2022")).toBeVisible();
      await expect(within(chart).getByText("$4,000")).toBeVisible();
    });
  },
});
