import { nice, ticks } from "d3-array";

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
