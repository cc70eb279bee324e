import type { ComponentPropsWithRef } from "react";
import { inputRecipe } from "./input-recipe.ts";

export interface TextInputProps extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type" | "width"> {
  /** Hints at the expected length; the box never exceeds its container. Default: `full`. */
  readonly width?: "full" | "medium" | "short";
  /** Kind of text, which picks the keyboard on a phone and the browser's own checks. */
  readonly type?: "text" | "email" | "tel" | "search";
}

/**
 * One line of text. Give it a `Field` for label, hint and error, and an `autoComplete` wherever one exists.
 *
 * For amounts and counts, take `NumberInput` or `MoneyInput`.
 *
 * - Do: let the width hint at the expected length.
 * - Don't: format while somebody types.
 * - Don't: truncate pasted text.
 * - Accessibility: needs a Field for its name.
 */
export function TextInput({ type = "text", width, ...rest }: TextInputProps) {
  return <input data-slot="text-input" type={type} className={inputRecipe({ width })} {...rest} />;
}
