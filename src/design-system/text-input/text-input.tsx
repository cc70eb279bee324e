import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

/** How a control that is typed into looks, shared by text, number and select. */
export const inputRecipe = cva(
  [
    "min-h-target rounded-medium border border-line-strong bg-surface px-3 py-2 font-text text-body text-ink",
    "placeholder:text-ink-soft hover:border-brand",
    "aria-invalid:border-negative aria-invalid:inset-ring-1 aria-invalid:inset-ring-negative",
    "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft disabled:hover:border-line-strong",
  ],
  {
    variants: {
      width: { full: "w-full", medium: "w-full max-w-80", short: "w-full max-w-40" },
    },
    defaultVariants: { width: "full" },
  },
);

export interface TextInputProps extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type" | "width"> {
  /** Hints at how much belongs in it; it never outgrows its place. */
  readonly width?: VariantProps<typeof inputRecipe>["width"];
  /** Kind of text, which picks the keyboard on a phone and the browser's own checks. */
  readonly type?: "text" | "email" | "tel" | "search";
}

/** One line of text. Give it a `Field` for label, hint and error, and an `autoComplete` wherever one exists. */
export function TextInput({ type = "text", width, ...rest }: TextInputProps) {
  return <input data-slot="text-input" type={type} className={inputRecipe({ width })} {...rest} />;
}
