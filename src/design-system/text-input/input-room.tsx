import { inputRecipe } from "./input-recipe.ts";

export interface InputRoomProps {
  /** The width of the control that is to come. */
  readonly width?: "full" | "medium" | "short" | undefined;
}

/** The room of a control that comes later, as high and as wide as it; see `ControlsLater`. */
export function InputRoom({ width }: InputRoomProps) {
  return <span className={`${inputRecipe({ width })} inline-block`}>{"\u00a0"}</span>;
}
