import { expect, within } from "storybook/test";
import type { PublishedPrice } from "#domain/province.ts";
import { PublishedPrices } from "#widgets/charts/published-prices.tsx";
import preview from "../../../.storybook/preview.tsx";
import { priceWords } from "#words/prices.ts";

const prices: readonly PublishedPrice[] = [
  { dollars: 1703, measures: "paid", period: "firstHalfOf2024", source: "S315" },
  { dollars: 3151, measures: "profiles", period: "2022", source: "S55" },
  { dollars: { from: 1000, to: 2500 }, measures: "broker", period: "undated", source: "S507" },
];

const meta = preview.meta({
  component: PublishedPrices,
  args: {
    prices,
  },
});

/** The newest price stands alone; the others are folded, each with its measure, period and source. */
export const Contradicting = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvas, userEvent }) {
    const [paid, profiles, broker] = canvas.getAllByRole("listitem");
    await expect(paid).toBeVisible();
    await expect(profiles).not.toBeVisible();
    await userEvent.click(canvas.getByText(priceWords.others));
    await expect(profiles).toBeVisible();
    await expect(paid).toHaveTextContent(/^\$1,703.*paid on average, first half of 2024$/);
    await expect(profiles).toHaveTextContent(/^\$3,151.*middle price for 30 sample drivers, 2022$/);
    await expect(broker).toHaveTextContent(/^\$1,000 to \$2,500.*usual range of one broker, undated$/);
    for (const entry of [paid, profiles, broker]) {
      await expect(within(entry ?? document.body).getByRole("link")).toHaveAccessibleName(/^source \d: /);
    }
  },
});

/** Without published prices, a message replaces the list. */
export const Nothing = meta.story({
  args: { prices: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(priceWords.none)).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});
