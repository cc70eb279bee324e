import { cva } from "class-variance-authority";
import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.mjs";
import type { ComponentPropsWithRef } from "react";
import { inputRecipe } from "#design-system/text-input/input-recipe.ts";

/** The wrapper takes the width, so that the arrow stays inside the box. */
const selectWrapper = cva("relative inline-grid min-w-0", {
  variants: { width: { full: "w-full", medium: "w-full max-w-80", short: "w-full max-w-40" } },
  defaultVariants: { width: "full" },
});

export interface SelectOption {
  /** Value that the form submits. */
  readonly value: string;
  /** Visible text. */
  readonly label: string;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<"select">,
  "className" | "style" | "children" | "multiple" | "size" | "width"
> {
  /** Hints at the length of the choices; the box never exceeds its container. Default: `full`. */
  readonly width?: "full" | "medium" | "short";
  /** The choices, in the order they are shown. */
  readonly options: readonly SelectOption[];
  /** An empty first choice, such as "Choose one". */
  readonly placeholder?: string;
}

/**
 * One choice out of many, as a native select. For up to five, `RadioGroup` shows them all at once.
 *
 * - Do: start with “Choose one” where no choice is safe to assume.
 * - Do: sort in the order that readers expect.
 * - Don't: act on the change event alone: keyboard users pass through every choice.
 * - Accessibility: a native select, with each phone's own picker.
 */
export function Select({ options, placeholder, width, ...rest }: SelectProps) {
  return (
    <span data-slot="select" className={selectWrapper({ width })}>
      <select
        // Without this attribute, browsers report a required choice as invalid before the visitor has made it.
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
