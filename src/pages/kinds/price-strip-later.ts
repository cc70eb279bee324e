import { later } from "#platform/later.tsx";

/** The price strip, whose records load after the page. */
export const PriceStrip = later(async () => (await import("../blocks/price-strip.tsx")).PriceStrip);
