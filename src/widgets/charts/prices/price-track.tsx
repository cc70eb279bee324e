import type { Price } from "#domain/price-list.ts";

/** A price with its place, or the customer that it was published for. */
export interface TrackedPrice {
  readonly of: string;
  readonly price: Price;
}

export interface PriceTrackProps {
  /** Every known price, cheapest first, the own one included. */
  readonly prices: readonly TrackedPrice[];
  readonly own: Price;
}

const endsOf = (price: Price): readonly [number, number] =>
  typeof price === "number" ? [price, price] : [price.from, price.to];

/** Where the own price stands among all known ones, from the lowest to the highest. The prices are in the text around it. */
export function PriceTrack({ prices, own }: PriceTrackProps) {
  const known = prices.flatMap(({ price }) => endsOf(price));
  const lowest = Math.min(...known);
  const span = Math.max(...known) - lowest;
  const at = (dollars: number) => Math.round(((dollars - lowest) / span) * 1000) / 10;
  const ticks = [...new Set(known.map(at))].map((x) => ["M", x, " 5v8"].join("")).join("");
  const [low, high] = endsOf(own);
  const from = at(low);
  // A line without length would have no round ends in some browsers.
  const mark = ["M", from, " 9h", (at(high) - from).toFixed(1), "1"].join("");
  return (
    // As wide as its box, with lines that aren't scaled: a dot is a line without length.
    <svg
      aria-hidden="true"
      viewBox="0 0 100 18"
      preserveAspectRatio="none"
      strokeLinecap="round"
      className="block h-4.5 w-full overflow-visible text-money rtl:-scale-x-100"
    >
      <path d="M0 9H100" vectorEffect="non-scaling-stroke" strokeWidth="8" className="stroke-brand-wash" />
      <path d={ticks} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
      <path d={mark} vectorEffect="non-scaling-stroke" strokeWidth="18" className="stroke-surface" />
      <path d={mark} vectorEffect="non-scaling-stroke" strokeWidth="14" stroke="currentColor" />
    </svg>
  );
}
