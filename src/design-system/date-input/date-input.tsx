import type { ComponentPropsWithRef } from "react";
import { inputRecipe } from "#design-system/text-input/input-recipe.ts";

export interface DateInputProps extends Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "type" | "min" | "max"
> {
  /** First and last day, ISO 8601. With a last day, browsers limit years to four digits. */
  readonly min?: string;
  readonly max?: string;
}

/**
 * A calendar date in the browser's native control: typed in the order of the visitor's locale, or picked.
 *
 * Accessibility: needs a Field for its name.
 */
export function DateInput(props: DateInputProps) {
  return <input data-slot="date-input" type="date" className={inputRecipe({ width: "short" })} {...props} />;
}
