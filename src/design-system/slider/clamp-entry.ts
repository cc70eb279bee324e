/** The ends and the step of a slider. */
export interface SliderRange {
  /** The least it can be. */
  readonly min: number;
  /** The most it can be. */
  readonly max: number;
  /** What one press of an arrow key adds. */
  readonly step: number;
}

/** The nearest value the slider can show: within its ends, with as many decimals as its step has. */
export function clampEntry(value: number, { min, max, step }: SliderRange): number {
  const decimals = String(step).split(".")[1]?.length ?? 0;
  return Math.min(max, Math.max(min, Number(value.toFixed(decimals))));
}

/** The nearest value that a thumb can be moved to. */
export function nearestStep(value: number, range: SliderRange): number {
  const { min, step } = range;
  return clampEntry(min + Math.round((value - min) / step) * step, range);
}
