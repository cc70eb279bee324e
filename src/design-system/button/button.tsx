import LoaderCircle from "lucide-react/dist/esm/icons/loader-circle.mjs";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { buttonIconRecipe, buttonRecipe, spinnerRecipe, type ButtonLook } from "./button-recipe.ts";

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className" | "style">, ButtonLook {
  /**
   * Edge that aligns with the text above. A `quiet` button shows no box, so at the start of a line its text must align;
   * its neighbour on that line needs a gap larger than the button's padding. Default: `box`.
   */
  readonly edge?: "box" | "text" | undefined;
  /** Shows a spinner and ignores presses. The button keeps its width and its focus. */
  readonly loading?: boolean;
  /** A small icon before the text; decoration only. */
  readonly icon?: ReactNode;
}

/**
 * A button for an action on the page. For navigation, use `ButtonLink`.
 *
 * - Do: start with a verb that names the action: “Send my request”.
 * - Do: give a screen one primary button.
 * - Don't: disable it while a field is missing: accept the press, and name the missing field.
 * - Don't: show an icon without words.
 * - Accessibility: at least 44 pixels high. A loading button keeps its focus and is announced as busy.
 */
export function Button({
  intent,
  size,
  edge,
  type = "button",
  loading = false,
  icon,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also prevents the form submission that Enter in a field triggers.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  const hasIcon = Boolean(icon);
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonRecipe({ intent, size, edge, padding: loading && !hasIcon ? "spinner" : "full" })}
      {...rest}
      {...(loading && { "aria-disabled": true, "aria-busy": true })}
      onClick={press}
    >
      {loading && !hasIcon && <LoaderCircle aria-hidden="true" className={spinnerRecipe({ size })} />}
      {hasIcon && (
        <span aria-hidden="true" className={buttonIconRecipe({ size })}>
          {loading ? <LoaderCircle className="animate-spin" /> : icon}
        </span>
      )}
      <span className="min-w-0">{children}</span>
    </button>
  );
}
