import { cva } from "class-variance-authority";
import { useId } from "react";
import { Table } from "#design-system/table/table.tsx";
import { formatDollars } from "#format/money.ts";
import { formatPercent } from "#format/number-format.ts";
import * as words from "#words/life-needs.ts";
import { layOutWaterfall, type NeedFigures, type NeedPart, type WaterfallBar } from "./waterfall.ts";

const barColour = cva("block h-4 w-full rtl:-scale-x-100", {
  variants: {
    kind: { part: "text-brand", total: "text-ink", covered: "text-positive", gap: "text-accent" },
  },
});

const barLabel = cva("flex flex-wrap items-baseline justify-between gap-x-4 text-small", {
  variants: { kind: { part: "", total: "font-semibold", covered: "", gap: "font-semibold" } },
});

export interface NeedChartProps extends NeedFigures {
  /** Title of the chart and, with "as a table", of the table beside it. */
  readonly title: string;
  /** Whether the same figures stand beside the bars as a table. Left out, they do. */
  readonly hasTable?: boolean;
}

const frame = cva("grid gap-x-12 gap-y-8 print:gap-y-4", {
  variants: { hasTable: { true: "desktop:grid-cols-2 print:grid-cols-2", false: "" } },
});

function shareOf(total: number, amount: number): string {
  return total > 0 ? formatPercent(amount / total) : "–";
}

/**
 * Parts of an insurance need, the covered amount and the gap: bars, and beside them the same figures as a table.
 *
 * Accessibility: a sentence says the main finding; every figure is in the table beside it.
 */
export function NeedChart({ title, hasTable = true, ...figures }: NeedChartProps) {
  const titleId = useId();
  const { zero, bars } = layOutWaterfall(figures);
  const { total, covered, gap } = figures;
  const summary = [total, covered, gap].map(({ label, amount }) => `${label} ${formatDollars(amount)}`).join(", ");
  return (
    <figure data-slot="need-chart" aria-labelledby={titleId} className={frame({ hasTable })}>
      <div className="min-w-0">
        <p id={titleId} className="mb-3 font-display text-heading-4 font-semibold">
          {title}
        </p>
        <p className="sr-only">{hasTable ? words.tableHasEveryFigure(summary) : summary}</p>
        <div aria-hidden="true" className="grid gap-2 print:gap-1">
          {bars.map((bar) => (
            <div key={bar.kind + bar.label}>
              <div className={barLabel({ kind: bar.kind })}>
                <span className="min-w-0">{bar.label}</span>
                <span className="tabular-nums">{formatDollars(bar.amount)}</span>
              </div>
              <Bar bar={bar} zero={zero} />
            </div>
          ))}
        </div>
      </div>
      {hasTable && (
        <Table<NeedPart>
          caption={words.asATable(title)}
          narrow="scroll"
          columns={[
            { key: "label", header: words.figureColumn },
            { key: "amount", header: words.amountColumn, numeric: true, cell: ({ amount }) => formatDollars(amount) },
            {
              key: "share",
              header: words.shareColumn,
              numeric: true,
              cell: ({ amount }) => shareOf(total.amount, amount),
            },
          ]}
          rows={bars}
        />
      )}
    </figure>
  );
}

interface BarProps {
  readonly bar: WaterfallBar;
  readonly zero: number;
}

/** Kinds differ in texture as well as in colour: a gap is hatched, a deduction is hollow. */
function Bar({ bar: { kind, amount, start, width }, zero }: BarProps) {
  const hatching = useId();
  return (
    <svg aria-hidden="true" className={barColour({ kind })}>
      {kind === "gap" && (
        <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" fill="currentColor" />
        </pattern>
      )}
      <rect
        x={`${start}%`}
        y="1"
        width={`${width}%`}
        height="14"
        fill={kind === "gap" ? `url(#${hatching})` : amount < 0 ? "none" : "currentColor"}
        stroke="currentColor"
        strokeWidth={kind === "gap" || amount < 0 ? 1.5 : 0}
      />
      <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="16" className="stroke-ink" strokeWidth="1.5" />
    </svg>
  );
}
