import { cva } from "class-variance-authority";

/**
 * The look of what floats over every page, for a link or a button: 48 px, so that it hides little of the page, with its name
 * beside it when it is pointed at or has the keyboard's focus. On phones it is away while the page is scrolled down and while
 * one types; see `floating-action.css`.
 */
export const floatingActionRecipe = cva("floating-action", {
  variants: {
    intent: {
      primary: "border-brand bg-brand text-on-brand",
      secondary: "border-line-strong bg-surface text-ink",
    },
  },
});
