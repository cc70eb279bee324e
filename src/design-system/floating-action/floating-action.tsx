import { cva } from "class-variance-authority";

/**
 * Styles of a floating link or button: 48 px, to hide little of the page, with its label shown on hover and keyboard
 * focus. On phones the action is hidden while the visitor scrolls down or types; see `floating-action.css`.
 */
export const floatingActionRecipe = cva("floating-action", {
  variants: {
    intent: {
      primary: "border-brand bg-brand text-on-brand",
      secondary: "border-line-strong bg-surface text-ink",
    },
  },
});
