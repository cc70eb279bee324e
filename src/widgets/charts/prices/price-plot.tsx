import { Badge } from "#design-system/badge/badge.tsx";
import { listRole } from "#design-system/layout/layout-element.ts";
import type { Price, PriceScale, PriceSeries } from "#domain/price-list.ts";
import { formatDollars } from "#format/money.ts";
import { priceListWords as words } from "#words/price-lists.ts";
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
  readonly scale: PriceScale;
}

const height = 20;
const middle = height / 2;

/** Prices on one scale from zero: a list with each price in words and, below them, its place on the scale. */
export function PricePlot({ label, rows, scale: { end, step } }: PricePlotProps) {
  const at = (dollars: number) => `${((dollars / end) * 100).toFixed(1)}%`;
  const marks = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step);
  // Without the last mark but one, which would touch the last on a phone.
  const labelled = marks.filter((dollars) => dollars === 0 || dollars !== end - step);
  return (
    <div>
      <ol role={listRole("ol")} aria-label={label} className="grid">
        {rows.map((row) => (
          <li
            key={row.label}
            data-marked={row.isMarked ? "" : undefined}
            className="break-inside-avoid border-t border-line px-2 py-1.5 data-marked:bg-accent-wash data-marked:inset-ring-2 data-marked:inset-ring-accent"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <span className={row.isMarked ? "font-bold" : "font-semibold"}>
                <span>{row.label}</span>
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
                    <MarkInText shape={shape} /> <span className="sr-only">{`${series.label} `}</span>
                    <span>{formatPrice(price)}</span>
                  </span>
                ))}
                {row.prices.length === 0 && <span className="text-ink-soft">{words.notStated}</span>}
              </span>
            </div>
            <div className="px-2">
              <Scale at={at} marks={marks} prices={row.prices} />
            </div>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="border-t border-line-strong px-2 text-caption tabular-nums text-ink-soft">
        <svg className="block h-5 w-full overflow-visible">
          {labelled.map((dollars) => (
            <text key={dollars} x={at(dollars)} y="16" textAnchor={anchorOf(dollars, end)} fill="currentColor">
              {formatDollars(dollars)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** Keeps the labels at both ends of the scale within the plot. */
function anchorOf(dollars: number, end: number): "start" | "middle" | "end" {
  if (dollars === 0) return "start";
  return dollars === end ? "end" : "middle";
}

interface ScaleProps {
  readonly at: (dollars: number) => string;
  readonly marks: readonly number[];
  readonly prices: readonly PlottedPrice[];
}

function Scale({ at, marks, prices }: ScaleProps) {
  const ends = prices.flatMap(({ price }) => (typeof price === "number" ? [price] : [price.from, price.to]));
  return (
    <svg aria-hidden="true" className="block h-5 w-full overflow-visible rtl:-scale-x-100">
      <line x1="0" x2="100%" y1={middle} y2={middle} className="stroke-line" />
      {marks.map((dollars) => (
        <line key={dollars} x1={at(dollars)} x2={at(dollars)} y1="4" y2={height - 4} className="stroke-line" />
      ))}
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
