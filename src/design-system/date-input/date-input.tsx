import type { ComponentPropsWithRef } from "react";
import { inputRecipe } from "#design-system/text-input/input-recipe.ts";

export interface DateInputProps extends Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "type" | "min" | "max"
> {
  /** First and last day, ISO 8601. With a last day, browsers ask for years of four digits. */
  readonly min?: string;
  readonly max?: string;
}

/**
 * A day of the calendar, by the browser's own control: typed in the visitor's order of day and month, or picked.
 *
 * Accessibility: needs a Field for its name.
 */
export function DateInput(props: DateInputProps) {
  return <input data-slot="date-input" type="date" className={inputRecipe({ width: "short" })} {...props} />;
}
