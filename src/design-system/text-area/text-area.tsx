import type { ComponentPropsWithRef } from "react";
import { inputRecipe } from "#design-system/text-input/input-recipe.ts";

export type TextAreaProps = Omit<ComponentPropsWithRef<"textarea">, "className" | "style" | "rows">;

/** Several lines of text. It grows with them, or by hand. Give it a `Field` for label, hint and error. */
export function TextArea(props: TextAreaProps) {
  return (
    <textarea
      data-slot="text-area"
      className={`${inputRecipe({ width: "full" })} block field-sizing-content min-h-36 resize-y`}
      {...props}
    />
  );
}
