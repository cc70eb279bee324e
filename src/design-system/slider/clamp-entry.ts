/** Range and step of a slider. */
export interface SliderRange {
  /** Minimum value. */
  readonly min: number;
  /** Maximum value. */
  readonly max: number;
  /** Increment of one press of an arrow key. */
  readonly step: number;
}

/** Clamps a value to the range and rounds it to the decimals of the step. */
export function clampEntry(value: number, { min, max, step }: SliderRange): number {
  const decimals = String(step).split(".")[1]?.length ?? 0;
  return Math.min(max, Math.max(min, Number(value.toFixed(decimals))));
}

/** Rounds a value to the nearest step in the range. */
export function nearestStep(value: number, range: SliderRange): number {
  const { min, step } = range;
  return clampEntry(min + Math.round((value - min) / step) * step, range);
}
