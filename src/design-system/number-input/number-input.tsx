import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";
import { inputRecipe } from "#design-system/text-input/input-recipe.ts";

const affixed = cva("inline-flex min-w-0", {
  variants: {
    width: { full: "w-full", medium: "w-full max-w-80", short: "w-full max-w-40" },
  },
  defaultVariants: { width: "short" },
});

const affix = cva("inline-flex shrink-0 items-center border border-line-strong bg-sunken px-3 text-ink-soft", {
  variants: { side: { start: "rounded-s-medium border-e-0", end: "rounded-e-medium border-s-0" } },
});

export interface NumberInputProps extends Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "type" | "inputMode" | "prefix" | "width"
> {
  /** Hints at the length of the number with its units; the box never exceeds its container. Default: `short`. */
  readonly width?: "full" | "medium" | "short";
  /** Unit before the number, such as "$". Visual only: the label must name the unit, too. */
  readonly prefix?: string;
  /** Unit after the number, such as "years". Visual only: the label must name the unit, too. */
  readonly suffix?: string;
  /** Whether the phone's number pad has a decimal mark. */
  readonly decimals?: boolean;
}

/**
 * A number, kept as the text that was typed. A native number input would drop text that it can't parse, change with the
 * scroll wheel and refuse "1,000".
 *
 * For a number that people remember or look up. For a rough share, a Slider may be easier.
 *
 * - Do: accept what people write: 1,000, 1 000 or $1,000.
 * - Do: show the unit beside the box.
 * - Accessibility: opens the numeric keypad on a phone. The announced name includes the unit.
 */
export function NumberInput({ prefix, suffix, decimals = false, width, ...rest }: NumberInputProps) {
  // The focus ring is drawn over the unit, so that it is closed on all four sides.
  const joins = `relative focus-visible:z-1 ${prefix === undefined ? "" : "rounded-s-none"} ${suffix === undefined ? "" : "rounded-e-none"}`;
  return (
    <span data-slot="number-input" className={affixed({ width })}>
      {prefix !== undefined && (
        <span aria-hidden="true" className={affix({ side: "start" })}>
          {prefix}
        </span>
      )}
      <input
        type="text"
        inputMode={decimals ? "decimal" : "numeric"}
        autoComplete="off"
        className={`${inputRecipe()} min-w-0 tabular-nums ${joins}`}
        {...rest}
      />
      {suffix !== undefined && (
        <span aria-hidden="true" className={affix({ side: "end" })}>
          {suffix}
        </span>
      )}
    </span>
  );
}

/** Props of `MoneyInput`: a number in dollars. */
export type MoneyInputProps = Omit<NumberInputProps, "prefix">;

/** An amount in dollars, kept as the text that was typed. */
export function MoneyInput(props: MoneyInputProps) {
  return <NumberInput prefix="$" {...props} />;
}
