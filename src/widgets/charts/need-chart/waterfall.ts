/** One row of the chart before it is drawn. Amounts in dollars. */
export interface NeedPart {
  readonly label: string;
  readonly amount: number;
}

/** The figures of a need: its parts, their total and the covered amount. */
export interface NeedFigures {
  readonly parts: readonly NeedPart[];
  readonly total: NeedPart;
  readonly covered: NeedPart;
  readonly gap: NeedPart;
}

/** One bar, measured in percent of the chart's width. */
export interface WaterfallBar extends NeedPart {
  readonly kind: "part" | "total" | "covered" | "gap";
  readonly start: number;
  readonly width: number;
}

/** The bars of a need and the position of their zero. */
export interface Waterfall {
  /** Percent of the chart's width. */
  readonly zero: number;
  readonly bars: readonly WaterfallBar[];
}

interface Span extends NeedPart {
  readonly kind: WaterfallBar["kind"];
  readonly from: number;
  readonly to: number;
}

/**
 * Lays the figures out as a waterfall: each part starts where the last one ended, the total starts at zero, and below it
 * the cover fills the total from zero and the gap fills what is left. A negative part runs back towards zero or past it.
 */
export function layOutWaterfall({ parts, total, covered, gap }: NeedFigures): Waterfall {
  let reached = 0;
  const spans: Span[] = parts.map((part) => {
    const from = reached;
    reached += part.amount;
    return { ...part, kind: "part", from, to: reached };
  });
  spans.push(
    { ...total, kind: "total", from: 0, to: total.amount },
    { ...covered, kind: "covered", from: 0, to: covered.amount },
    { ...gap, kind: "gap", from: covered.amount, to: covered.amount + gap.amount },
  );
  const low = Math.min(0, ...spans.map(({ from, to }) => Math.min(from, to)));
  const high = Math.max(0, ...spans.map(({ from, to }) => Math.max(from, to)));
  const percent = (amount: number) => (high === low ? 0 : (amount / (high - low)) * 100);
  return {
    zero: percent(0 - low),
    bars: spans.map(({ label, amount, kind, from, to }) => ({
      label,
      amount,
      kind,
      start: percent(Math.min(from, to) - low),
      width: percent(Math.abs(to - from)),
    })),
  };
}
