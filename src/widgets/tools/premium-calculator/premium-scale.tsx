import type { DollarRange } from "#format/money.ts";

export interface PremiumScaleProps {
  /** The estimate, dollars a month. */
  readonly monthly: number;
  /** The guide's range, dollars a month. */
  readonly guide: DollarRange;
}

/** Margin after the larger amount, as a share of it, so that its mark doesn't touch the end of the scale. */
const endMargin = 0.06;

/** Mark of the guide's range, on the scale and in its key. */
function RangeMark(place: { readonly x: string | number; readonly width: string | number }) {
  return <rect {...place} y="16" height="16" rx="2" strokeWidth="1.5" className="fill-brand-wash stroke-brand" />;
}

function EstimateMark({ x }: { readonly x: string | number }) {
  return (
    <>
      <line x1={x} x2={x} y1="8" y2="40" strokeWidth="3" className="stroke-accent" />
      <circle cx={x} cy="8" r="5" className="fill-accent" />
    </>
  );
}

/** Legend symbol beside a label. */
export function ScaleKey({ of }: { readonly of: "estimate" | "guide" }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 48" className="h-6 w-3 shrink-0">
      {of === "estimate" ? <EstimateMark x={12} /> : <RangeMark x={2} width={20} />}
    </svg>
  );
}

/** The estimate and the guide's range on one scale from zero. Decorative: both are in the text beside it. */
export function PremiumScale({ monthly, guide }: PremiumScaleProps) {
  const end = Math.max(monthly, guide.to) * (1 + endMargin);
  const at = (dollars: number) => `${(100 * dollars) / end}%`;
  return (
    <svg data-slot="premium-scale" aria-hidden="true" className="h-12 w-full">
      <line x1="0" x2="100%" y1="24" y2="24" strokeWidth="1.5" className="stroke-line-strong" />
      <line x1="0.75" x2="0.75" y1="16" y2="32" strokeWidth="1.5" className="stroke-line-strong" />
      <RangeMark x={at(guide.from)} width={at(guide.to - guide.from)} />
      <EstimateMark x={at(monthly)} />
    </svg>
  );
}
