import { createContext } from "react";
import { inputRecipe } from "./input-recipe.ts";

/**
 * Whether inputs and selects are replaced by placeholders, because nobody can use them before the app runs. Chromium looks
 * at each input for its autofill as soon as it has parsed the page, and lays out the whole page for that before it first
 * shows anything.
 */
export const InputsDeferred = createContext(false);

export interface InputPlaceholderProps {
  /** Width of the input that replaces it. */
  readonly width?: "full" | "medium" | "short" | undefined;
}

/** An empty box, as high and as wide as the input that replaces it; see `InputsDeferred`. */
export function InputPlaceholder({ width }: InputPlaceholderProps) {
  return <span className={`${inputRecipe({ width })} inline-block`}>{"\u00a0"}</span>;
}
