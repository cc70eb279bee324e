import { nice, ticks } from "d3-array";

/**
 * Marks of an axis that holds the values and zero: round numbers, evenly apart.
 *
 * @param count About how many steps the axis has; `d3-array` chooses the nearest round ones.
 * @returns From the lowest mark to the highest; [0, 1] where every value is zero.
 */
export function axisMarks(values: readonly number[], count = 4): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const [start, stop] = nice(low, high, count);
  return ticks(start, stop, count);
}

/**
 * At most `most` of the values, evenly apart, the first and the last among them. The step before the last value may be
 * shorter than the others, by half at most.
 *
 * @param most At least 2.
 */
export function spread<Value>(values: readonly Value[], most: number): readonly Value[] {
  const last = values.length - 1;
  const step = Math.ceil(last / (most - 1));
  return values.filter((_, index) => index === last || (index % step === 0 && last - index >= step / 2));
}
