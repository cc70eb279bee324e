import type { BarView, ChartOfKind } from "#widgets/tools/tool/definition/answer-view.ts";

/** The range of a bar; its value alone where it has none. */
function rangeOf({ low, high, value }: BarView): readonly [low: number, high: number] {
  return [low ?? value, high ?? value];
}

/**
 * What a bar says: its value, with its range where it has one. A bar that ends at one end of its range says the range alone,
 * so that parts add up to their whole.
 */
export function barText(bar: BarView, write: (value: number) => string): string {
  const value = write(bar.value);
  const [low, high] = rangeOf(bar).map(write);
  if (low === high) return value;
  const range = `${low}–${high}`;
  return value === low || value === high ? range : `${value} (${range})`;
}

/** A bar with its place in percent of the chart's width. */
export interface BarLayout extends BarView {
  readonly start: number;
  readonly width: number;
  readonly isNegative: boolean;
  /** Ends of its range; `null` where it has none. */
  readonly whisker: { readonly from: number; readonly to: number } | null;
}

/** Least width, in percent, at which a whisker is told from a smudge; the bar's text has the range in any case. */
const minWhiskerWidth = 4;

/** Values that a chart of bars must have room for. */
export function valuesToFit(bars: readonly BarView[], marker: ChartOfKind<"bars">["marker"]): readonly number[] {
  return [...bars.flatMap((bar) => [bar.value, ...rangeOf(bar)]), marker?.value ?? 0];
}

/**
 * Lays bars out from one zero, wide enough for every range, for the marker and for the marks of the axis. All places are in
 * percent of the width.
 */
export function layOutBars(
  bars: readonly BarView[],
  marker: ChartOfKind<"bars">["marker"],
  marks: readonly number[] = [],
) {
  const ends = [...valuesToFit(bars, marker), ...marks];
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  const at = (value: number) => (high === low ? 0 : ((value - low) / (high - low)) * 100);
  return {
    zero: at(0),
    marker: marker === undefined ? null : at(marker.value),
    marks: marks.map((value) => ({ value, at: at(value) })),
    bars: bars.map((bar): BarLayout => {
      const [from, to] = rangeOf(bar);
      return {
        ...bar,
        start: at(Math.min(0, bar.value)),
        width: Math.abs(at(bar.value) - at(0)),
        isNegative: bar.value < 0,
        whisker: at(to) - at(from) < minWhiskerWidth ? null : { from: at(from), to: at(to) },
      };
    }),
  };
}

/** Room on both sides of a band and the value beside it, as a share of what they span. */
const bandMargin = 0.18;

/** The scale of a band: a value's place in percent of the width. It begins at zero at the lowest. */
export function layOutBand({ low, high, value }: Pick<ChartOfKind<"band">, "low" | "high" | "value">) {
  const lowest = Math.min(low, value ?? low);
  const highest = Math.max(high, value ?? high);
  const margin = (highest - lowest) * bandMargin || 1;
  const from = Math.max(0, lowest - margin);
  const to = highest + margin;
  return (amount: number) => ((amount - from) / (to - from)) * 100;
}
