import { cva } from "class-variance-authority";
import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.mjs";
import type { ComponentPropsWithRef } from "react";
import { inputRecipe } from "#design-system/text-input/input-recipe.ts";

/** The wrapper takes the width, so that the arrow stays inside the box. */
const selectWrapper = cva("relative inline-grid min-w-0", {
  variants: { width: { full: "w-full", medium: "w-full max-w-80", short: "w-full max-w-40" } },
  defaultVariants: { width: "full" },
});

/** One choice of a select. */
export interface SelectOption {
  /** What the form sends. */
  readonly value: string;
  /** What the visitor reads. */
  readonly label: string;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<"select">,
  "className" | "style" | "children" | "multiple" | "size" | "width"
> {
  /** Hints at how long the choices are; it never outgrows its place. Default: `full`. */
  readonly width?: "full" | "medium" | "short";
  /** The choices, in the order they are shown. */
  readonly options: readonly SelectOption[];
  /** An empty first choice, such as "Choose one". */
  readonly placeholder?: string;
}

/**
 * One choice out of many, as the browser's own select. For up to five, `RadioGroup` shows them all at once.
 *
 * - Do: start with “Choose one” where no choice is safe to assume.
 * - Do: sort as readers look for it.
 * - Don't: act on the change alone: somebody with a keyboard passes every choice.
 * - Accessibility: the browser's own select, with what every phone makes of it.
 */
export function Select({ options, placeholder, width, ...rest }: SelectProps) {
  return (
    <span data-slot="select" className={selectWrapper({ width })}>
      <select
        // Without it, browsers report a required choice as invalid before the visitor has made it.
        aria-invalid={false}
        className={`${inputRecipe()} cursor-pointer appearance-none text-ellipsis pe-10`}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
