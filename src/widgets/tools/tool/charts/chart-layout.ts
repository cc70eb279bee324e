import { ticks, nice } from "d3-array";
import type { BarView, ChartOfKind } from "#widgets/tools/tool/definition/answer-view.ts";

/**
 * Ticks of an axis that includes the values and zero: evenly spaced round numbers.
 * @param count - Approximate number of steps; `d3-array` chooses round ones.
 * @returns Ticks in ascending order; [0, 1] if every value is zero.
 */
export function axisMarks(values: readonly number[], count = 4): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const [start, stop] = nice(low, high, count);
  return ticks(start, stop, count);
}

/**
 * Samples at most `most` evenly spaced values, including the first and the last. The step before the last may be
 * shorter, but at least half a step.
 * @param most - At least 2.
 */
export function sampleEvenly<Value>(values: readonly Value[], most: number): readonly Value[] {
  const last = values.length - 1;
  const step = Math.ceil(last / (most - 1));
  return values.filter((_, index) => index === last || (index % step === 0 && last - index >= step / 2));
}

/** The range of a bar, or its value at both ends. */
function rangeOf({ low, high, value }: BarView): readonly [low: number, high: number] {
  return [low ?? value, high ?? value];
}

/**
 * Text of a bar: its value and range. If the value is an end of the range, only the range, so that parts add up to the
 * total.
 */
export function barText(bar: BarView, write: (value: number) => string): string {
  const value = write(bar.value);
  const [low, high] = rangeOf(bar).map(write);
  if (low === high) return value;
  const range = `${low}–${high}`;
  return value === low || value === high ? range : `${value} (${range})`;
}

/** A bar with its position in percent of the chart's width. */
export interface BarLayout extends BarView {
  readonly start: number;
  readonly width: number;
  readonly isNegative: boolean;
  /** Ends of the range; `null` if the bar has none or it is too narrow to show. */
  readonly whisker: { readonly from: number; readonly to: number } | null;
}

/** Minimum width of a visible whisker, in percent. The bar's text has the range in any case. */
const minWhiskerWidth = 4;

/** Values that a bar chart's scale must include. */
export function valuesToFit(bars: readonly BarView[], marker: ChartOfKind<"bars">["marker"]): readonly number[] {
  return [...bars.flatMap((bar) => [bar.value, ...rangeOf(bar)]), marker?.value ?? 0];
}

/**
 * Lays out bars from zero. The scale includes every range, the marker and the axis ticks. Positions are in percent of
 * the width.
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

/** Margin on both sides of the band and the markers, as a share of their span. */
const bandMargin = 0.18;

/** Lays out the scale of a band, which starts at zero or above, with its ticks. Positions are in percent of the width. */
export function layOutBand({ low, high, markers }: Pick<ChartOfKind<"band">, "low" | "high" | "markers">) {
  const ends = [low, high, ...markers.map(({ value }) => value)];
  const lowest = Math.min(...ends);
  const highest = Math.max(...ends);
  const margin = (highest - lowest) * bandMargin || 1;
  const from = Math.max(0, lowest - margin);
  const to = highest + margin;
  const at = (amount: number) => ((amount - from) / (to - from)) * 100;
  return { at, ticks: ticks(from, to, 4) };
}
