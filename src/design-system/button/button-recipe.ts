import { cva } from "class-variance-authority";

/** Styles shared by `Button` and `ButtonLink`. */
export const buttonRecipe = cva(
  [
    "inline-flex min-h-target items-center justify-center rounded-medium border font-text font-semibold",
    "cursor-pointer no-underline transition-colors duration-(--duration-quick)",
    "disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-busy:cursor-progress",
    // A busy button isn't disabled, so its text keeps full contrast.
    "not-aria-busy:disabled:opacity-60 not-aria-busy:aria-disabled:opacity-60",
  ],
  {
    variants: {
      intent: {
        primary: "border-brand bg-brand text-on-brand hover:border-brand-strong hover:bg-brand-strong",
        secondary: "border-line-strong bg-transparent text-ink hover:border-brand hover:bg-brand-wash",
        quiet: "border-transparent bg-transparent text-brand hover:bg-brand-wash",
        "on-deep": "border-on-deep bg-on-deep text-deep hover:border-on-deep-soft hover:bg-on-deep-soft",
      },
      size: {
        medium: "gap-2 py-2 text-body",
        small: "gap-1.5 py-1.5 text-small",
      },
      /** The spinner takes its space from the padding, so that the button keeps its width. */
      padding: { full: "", spinner: "" },
      /**
       * The button's padding and border extend into the margin, by so little that the focus ring still fits beside text
       * on a phone. The margin adds to its width, or else its text would wrap where it fits. Forced colours show the
       * border, which then stays within the margin.
       */
      edge: {
        box: "max-w-full text-center",
        text: "-ms-3.25 max-w-[calc(100%+--spacing(3.25))] text-start forced-colors:ms-0 forced-colors:max-w-full",
      },
    },
    compoundVariants: [
      { edge: "box", size: "medium", padding: "full", className: "px-5" },
      { edge: "box", size: "medium", padding: "spinner", className: "px-2" },
      { edge: "box", size: "small", padding: "full", className: "px-4" },
      { edge: "box", size: "small", padding: "spinner", className: "px-1.5" },
      { edge: "text", padding: "full", className: "px-3" },
      { edge: "text", size: "medium", padding: "spinner", className: "px-0" },
      { edge: "text", size: "small", padding: "spinner", className: "px-0.5" },
    ],
    defaultVariants: { intent: "primary", size: "medium", padding: "full", edge: "box" },
  },
);

/** Style options of a button. */
export interface ButtonLook {
  /** Priority of the action: one `primary` per screen; `on-deep` for the deep background. Default: `primary`. */
  readonly intent?: "primary" | "secondary" | "quiet" | "on-deep" | undefined;
  /** `small` is for rows and bars; its touch target is just as large. Default: `medium`. */
  readonly size?: "medium" | "small" | undefined;
}

/** Size of a spinner. Spinner and gap together equal the space that `padding: "spinner"` takes from the padding. */
export const spinnerRecipe = cva("shrink-0 animate-spin", {
  variants: { size: { medium: "size-4", small: "size-3.5" } },
  defaultVariants: { size: "medium" },
});

/** Box that scales every icon to the button's size. */
export const buttonIconRecipe = cva("inline-flex shrink-0", {
  variants: { size: { medium: "[&>svg]:size-5", small: "[&>svg]:size-4" } },
  defaultVariants: { size: "medium" },
});
