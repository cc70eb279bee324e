import LoaderCircle from "lucide-react/dist/esm/icons/loader-circle.mjs";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { buttonIconRecipe, buttonRecipe, spinnerRecipe, type ButtonLook } from "./button-recipe.ts";

export interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className" | "style">, ButtonLook {
  /**
   * What stands in line with the text above it. A `quiet` button shows no box, so where one begins a line, it is its text;
   * what is beside it on that line keeps more than its padding away. Default: `box`.
   */
  readonly edge?: "box" | "text" | undefined;
  /** Shows a spinner and ignores presses. The button keeps its width and its focus. */
  readonly loading?: boolean;
  /** A small icon before the text; decoration only. */
  readonly icon?: ReactNode;
}

/**
 * A button that does something on the page. To go somewhere, use `ButtonLink`.
 *
 * - Do: start with a verb that says what happens: “Send my request”.
 * - Do: give a screen one primary button.
 * - Don't: disable it to show that a field is missing: let it be pressed, and say what is missing.
 * - Don't: show an icon without words.
 * - Accessibility: at least 44 pixels high. While it waits it keeps its focus and is announced as busy.
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
    // Also prevents the submit that Enter in a field causes.
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  const hasIcon = Boolean(icon);
  return (
    <button
      data-slot="button"
      type={type}
      className={buttonRecipe({ intent, size, edge, room: loading && !hasIcon ? "spinner" : "full" })}
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
