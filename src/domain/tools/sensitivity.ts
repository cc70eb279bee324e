import type { InputPath } from "./read-inputs.ts";

/** One input tried lower and higher. */
export interface Variation<Values> {
  readonly input: InputPath;
  readonly low: Trial<Values>;
  readonly high: Trial<Values>;
}

/** What the input is set to: a number, or the option of a choice. */
export interface Trial<Values> {
  readonly to: number | string;
  readonly values: Values;
}

/** A variation by the one value that changes. */
export function vary<Values, To extends number | string>(
  input: InputPath,
  low: To,
  high: To,
  set: (to: To) => Values,
): Variation<Values> {
  return { input, low: { to: low, values: set(low) }, high: { to: high, values: set(high) } };
}

/** How far the answer changes when one input changes and the rest stay. */
export interface Movement {
  readonly input: InputPath;
  readonly low: { readonly to: number | string; readonly result: number };
  readonly high: { readonly to: number | string; readonly result: number };
}

const movementsShown = 3;

/**
 * Runs the calculation again for each variation.
 *
 * @param result The number of the answer that is being watched.
 * @returns The three with the largest movement away from the answer as it is; those that move nothing are left out.
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
