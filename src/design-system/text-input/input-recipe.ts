import { cva } from "class-variance-authority";

/** Styles shared by text, number and select inputs. */
export const inputRecipe = cva(
  [
    "min-h-target rounded-medium border border-line-strong bg-surface px-3 py-2 font-text text-body text-ink",
    "placeholder:text-ink-soft hover:border-brand",
    "aria-invalid:border-negative aria-invalid:inset-ring-1 aria-invalid:inset-ring-negative",
    "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft disabled:hover:border-line-strong",
  ],
  {
    variants: {
      width: { full: "w-full", medium: "w-full max-w-80", short: "w-full max-w-40" },
    },
    defaultVariants: { width: "full" },
  },
);
