import { Badge } from "#design-system/badge/badge.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import type { Price, PriceSeries } from "#domain/price-list.ts";
import { formatDollars } from "#format/money.ts";
import { priceListWords as words } from "#words/prices.ts";
import { MarkInText, PriceMark, type MarkShape } from "./price-mark.tsx";
import { formatPrice } from "./format-price.ts";

/** A price in a plot. */
export interface PlottedPrice {
  readonly series: PriceSeries;
  readonly shape: MarkShape;
  readonly price: Price;
}

export interface PlottedRow {
  readonly label: string;
  readonly isMarked: boolean;
  readonly prices: readonly PlottedPrice[];
}

export interface PricePlotProps {
  /** The plot's accessible name. */
  readonly label: string;
  readonly rows: readonly PlottedRow[];
  /** The highest price, at which the scale ends. */
  readonly highest: number;
}

const height = 20;
const middle = height / 2;

/** Prices on one scale from zero: a list with each price in words and, below them, its place on the scale. */
export function PricePlot({ label, rows, highest }: PricePlotProps) {
  const at = (dollars: number) => `${((dollars / highest) * 100).toFixed(1)}%`;
  return (
    <div className="max-w-prose">
      <ol role={listRole("ol")} aria-label={label} className="grid">
        {rows.map((row) => (
          <li
            key={row.label}
            data-marked={row.isMarked ? "" : undefined}
            className="break-inside-avoid border-t border-line px-2 py-1.5 data-marked:bg-accent-wash data-marked:inset-ring-2 data-marked:inset-ring-accent"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <span className={row.isMarked ? "font-bold" : "font-semibold"}>
                {row.label}
                {row.isMarked && (
                  <>
                    {" "}
                    <Badge tone="accent" look="outline">
                      {words.yours}
                    </Badge>
                  </>
                )}
              </span>
              <span className="flex flex-wrap gap-x-4 tabular-nums">
                {row.prices.map(({ series, shape, price }) => (
                  <span key={series.label + series.asOf + series.sources.join()}>
                    <MarkInText shape={shape} /> <span className="sr-only">{series.label} </span>
                    {formatPrice(price)}
                  </span>
                ))}
                {row.prices.length === 0 && <span className="text-ink-soft">{words.notStated}</span>}
              </span>
            </div>
            <Scale at={at} prices={row.prices} />
          </li>
        ))}
      </ol>
      <p
        aria-hidden="true"
        className="flex justify-between border-t border-line-strong px-2 pt-1 text-caption tabular-nums text-ink-soft"
      >
        <span>{formatDollars(0)}</span>
        <span>{formatDollars(highest)}</span>
      </p>
    </div>
  );
}

function Scale({ at, prices }: { readonly at: (dollars: number) => string; readonly prices: readonly PlottedPrice[] }) {
  const ends = prices.flatMap(({ price }) => (typeof price === "number" ? [price] : [price.from, price.to]));
  return (
    <svg aria-hidden="true" className="block h-5 w-full overflow-visible px-2 rtl:-scale-x-100">
      <line x1="0" x2="100%" y1={middle} y2={middle} className="stroke-line" />
      {ends.length > 0 && (
        <line x1="0" x2={at(Math.max(...ends))} y1={middle} y2={middle} className="stroke-brand-line" strokeWidth="4" />
      )}
      {prices.map(({ price, series }) =>
        typeof price === "number" ? null : (
          <rect
            key={series.label + series.asOf}
            x={at(price.from)}
            y={middle - 4}
            width={at(price.to - price.from)}
            height="8"
            className="fill-brand"
          />
        ),
      )}
      {prices.flatMap(({ series, shape, price }) =>
        (typeof price === "number" ? [price] : [price.from, price.to]).map((dollars) => (
          <svg
            key={`${series.label} ${series.asOf} ${dollars}`}
            x={at(dollars)}
            y={middle}
            className="overflow-visible"
          >
            <PriceMark shape={shape} />
          </svg>
        )),
      )}
    </svg>
  );
}
