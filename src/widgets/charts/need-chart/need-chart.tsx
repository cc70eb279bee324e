import { cva } from "class-variance-authority";
import { useId } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { formatDollars } from "#format/money.ts";
import { layOutWaterfall, type NeedFigures, type WaterfallBar } from "./waterfall.ts";

const barColour = cva("block h-4 w-full rtl:-scale-x-100", {
  variants: {
    kind: { part: "text-brand", total: "text-ink", covered: "text-positive", gap: "text-accent" },
  },
});

const barLabel = cva("flex flex-wrap items-baseline justify-between gap-x-4 text-small", {
  variants: { kind: { part: "", total: "font-semibold", covered: "", gap: "font-semibold" } },
});

export interface NeedChartProps extends NeedFigures {
  readonly title: string;
}

/**
 * Parts of an insurance need, the covered amount and the gap, as bars.
 *
 * Accessibility: each bar has its name and amount as text.
 */
export function NeedChart({ title, ...figures }: NeedChartProps) {
  const titleId = useId();
  const { zero, bars } = layOutWaterfall(figures);
  return (
    <figure data-slot="need-chart" aria-labelledby={titleId} className="min-w-0">
      <figcaption id={titleId} className="mb-2 font-display text-heading-4 font-semibold wide-phone:mb-3">
        {title}
      </figcaption>
      <ul role={listRole("ul")} className="grid gap-1.5 wide-phone:gap-2 print:gap-1">
        {bars.map((bar) => (
          <li key={bar.kind + bar.label}>
            <p className={barLabel({ kind: bar.kind })}>
              <span className="min-w-0">{bar.label}</span>{" "}
              <span className="tabular-nums">{formatDollars(bar.amount)}</span>
            </p>
            <Bar bar={bar} zero={zero} />
          </li>
        ))}
      </ul>
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
