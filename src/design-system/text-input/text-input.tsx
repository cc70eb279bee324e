import { use, type ComponentPropsWithRef } from "react";
import { InputPlaceholder, InputsDeferred } from "./input-placeholder.tsx";
import { inputRecipe } from "./input-recipe.ts";

export interface TextInputProps extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type" | "width"> {
  /** Hints at how much belongs in it; it never outgrows its place. */
  readonly width?: "full" | "medium" | "short";
  /** Kind of text, which picks the keyboard on a phone and the browser's own checks. */
  readonly type?: "text" | "email" | "tel" | "search";
}

/** One line of text. Give it a `Field` for label, hint and error, and an `autoComplete` wherever one exists. */
export function TextInput({ type = "text", width, ...rest }: TextInputProps) {
  if (use(InputsDeferred)) return <InputPlaceholder width={width} />;
  return <input data-slot="text-input" type={type} className={inputRecipe({ width })} {...rest} />;
}
