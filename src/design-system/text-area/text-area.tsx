import type { ComponentPropsWithRef } from "react";
import { inputRecipe } from "#design-system/text-input/input-recipe.ts";

export interface TextAreaProps extends Omit<ComponentPropsWithRef<"textarea">, "className" | "style"> {
  /** Lines that are in sight while it is empty. */
  readonly rows?: number;
}

/** Several lines of text. It can be made taller by hand. Give it a `Field` for label, hint and error. */
export function TextArea({ rows = 5, ...rest }: TextAreaProps) {
  return (
    <textarea
      data-slot="text-area"
      rows={rows}
      className={`${inputRecipe({ width: "full" })} block resize-y field-sizing-content`}
      {...rest}
    />
  );
}
