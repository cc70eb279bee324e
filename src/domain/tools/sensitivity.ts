import type { InputPath } from "./read-inputs.ts";

/** An input with a lower and a higher trial value. */
export interface Variation<Values> {
  readonly input: InputPath;
  readonly low: Trial<Values>;
  readonly high: Trial<Values>;
}

/** A trial value: a number or an option. */
export interface Trial<Values> {
  readonly to: number | string;
  readonly values: Values;
}

/** Creates a variation of a single value. */
export function vary<Values, To extends number | string>(
  input: InputPath,
  low: To,
  high: To,
  set: (to: To) => Values,
): Variation<Values> {
  return { input, low: { to: low, values: set(low) }, high: { to: high, values: set(high) } };
}

/** Change in the result when one input changes. */
export interface Movement {
  readonly input: InputPath;
  readonly low: { readonly to: number | string; readonly result: number };
  readonly high: { readonly to: number | string; readonly result: number };
}

const movementsShown = 3;

/**
 * Repeats the calculation for each variation.
 * @param result - Selects the compared number of an answer.
 * @returns The three largest movements; inputs without effect are left out.
 */
export function sensitivityOf<Values>(
  values: Values,
  variations: readonly Variation<Values>[],
  result: (values: Values) => number,
): readonly Movement[] {
  const asItIs = result(values);
  return variations
    .map(({ input, low, high }) => ({
      input,
      low: { to: low.to, result: result(low.values) },
      high: { to: high.to, result: result(high.values) },
    }))
    .map((movement) => ({
      movement,
      size: Math.max(Math.abs(movement.low.result - asItIs), Math.abs(movement.high.result - asItIs)),
    }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, movementsShown)
    .map(({ movement }) => movement);
}
