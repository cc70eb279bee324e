/** Steps of an axis that people count in: 1, 2, 2.5 or 5 times a power of ten. */
const counts = [1, 2, 2.5, 5, 10] as const;

/**
 * Marks of an axis that holds the values and zero: a few round numbers, evenly apart.
 *
 * @returns From the lowest mark to the highest; [0, 1] where every value is zero.
 */
export function axisMarks(values: readonly number[], most = 4): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (counts.find((count) => count * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** At most so many of the values, evenly apart, the first and the last among them. */
export function spread<Value>(values: readonly Value[], most: number): readonly Value[] {
  if (values.length <= most) return values;
  const step = Math.ceil((values.length - 1) / (most - 1));
  return values.filter((_, index) => index % step === 0);
}
