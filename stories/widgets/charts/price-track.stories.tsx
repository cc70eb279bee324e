import { expect } from "storybook/test";
import { PriceTrack } from "#widgets/charts/prices/price-track.tsx";
import preview from "../../../.storybook/preview.tsx";

const prices = [
  { of: "Prince Edward Island", price: 948 },
  { of: "British Columbia", price: 1411 },
  { of: "Ontario", price: 2006 },
];

const meta = preview.meta({ component: PriceTrack, args: { prices, own: 1411 } });

const path = (canvasElement: HTMLElement, at: number) => canvasElement.querySelectorAll("path")[at]?.getAttribute("d");

/** A tick for each known price, and a dot on the own one. */
export const Between = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvasElement }) {
    await expect(path(canvasElement, 1)).toBe("M0 5v8M43.8 5v8M100 5v8");
    await expect(path(canvasElement, 3)).toBe("M43.8 9h0.01");
  },
});

/** The lowest price. */
export const Lowest = meta.story({
  args: { own: 948 },
  async play({ canvasElement }) {
    await expect(path(canvasElement, 3)).toBe("M0 9h0.01");
  },
});

/** The highest price. */
export const Highest = meta.story({
  args: { own: 2006 },
  async play({ canvasElement }) {
    await expect(path(canvasElement, 3)).toBe("M100 9h0.01");
  },
});

/** A range is a part of the track. */
export const Range = meta.story({
  args: { prices: [...prices, { of: "Quotes", price: { from: 1200, to: 1800 } }], own: { from: 1200, to: 1800 } },
  async play({ canvasElement }) {
    await expect(path(canvasElement, 3)).toBe("M23.8 9h56.71");
  },
});
