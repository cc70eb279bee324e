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
 * What Tailwind's own base gives to the parts of a date, said again by class: a page's own styles have rules for its
 * classes alone, and the field would change its height once the whole stylesheet comes.
 */
const parts = [
  "[&::-webkit-date-and-time-value]:min-h-lh [&::-webkit-datetime-edit]:inline-flex [&::-webkit-datetime-edit]:py-0",
  "[&::-webkit-datetime-edit-fields-wrapper]:p-0 [&::-webkit-calendar-picker-indicator]:leading-none",
  "[&::-webkit-datetime-edit-day-field]:py-0 [&::-webkit-datetime-edit-month-field]:py-0",
  "[&::-webkit-datetime-edit-year-field]:py-0",
].join(" ");

/** A day of the calendar, by the browser's own control: typed in the visitor's order of day and month, or picked. */
export function DateInput(props: DateInputProps) {
  return (
    <input data-slot="date-input" type="date" className={`${inputRecipe({ width: "short" })} ${parts}`} {...props} />
  );
}
