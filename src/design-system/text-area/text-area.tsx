import type { ComponentPropsWithRef } from "react";
import { inputRecipe } from "#design-system/text-input/input-recipe.ts";

export type TextAreaProps = Omit<ComponentPropsWithRef<"textarea">, "className" | "style" | "rows">;

/** Several lines of text. The visitor can make it taller. Give it a `Field` for label, hint and error. */
export function TextArea(props: TextAreaProps) {
  return (
    <textarea
      data-slot="text-area"
      rows={5}
      className={`${inputRecipe({ width: "full" })} block resize-y`}
      {...props}
    />
  );
}
