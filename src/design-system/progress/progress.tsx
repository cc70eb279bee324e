import { cva } from "class-variance-authority";
import { useId, type ReactNode } from "react";

const bar = cva(
  [
    "block w-full appearance-none overflow-hidden rounded-round border border-line-strong bg-sunken accent-brand",
    "indeterminate:appearance-auto",
    // Forced colours drop every background, so there the bar is filled by a border.
    "forced-colors:[&::-webkit-progress-value]:border-t-12 forced-colors:[&::-moz-progress-bar]:border-t-12",
    "[&::-webkit-progress-bar]:bg-transparent",
  ],
  {
    variants: {
      tone: {
        default: "[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand",
        positive: "[&::-moz-progress-bar]:bg-positive [&::-webkit-progress-value]:bg-positive",
        accent: "[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent",
      },
      size: { medium: "h-3", small: "h-2" },
    },
    defaultVariants: { tone: "default", size: "medium" },
  },
);

export interface ProgressProps {
  /** What the bar is about, where the words beside it say so too. */
  readonly tone?: "default" | "positive" | "accent";
  /** Height of the bar. */
  readonly size?: "medium" | "small";
  /** What progresses. */
  readonly label: ReactNode;
  /** How far, between 0 and `max`. Left out while that isn't known. */
  readonly value?: number;
  /** The value at the end of the bar. */
  readonly max?: number;
  /** The value in words, such as "Step 2 of 4". */
  readonly valueText?: string;
}

/** How far something has come, as the browser's own progress element. */
export function Progress({ label, value, max = 100, valueText, tone, size }: ProgressProps) {
  const id = useId();
  return (
    <div data-slot="progress" className="grid min-w-0 gap-1.5 wrap-anywhere">
      <div className="flex flex-wrap justify-between gap-x-4 text-small">
        <label htmlFor={id} className="min-w-0 font-semibold">
          {label}
        </label>
        {valueText !== undefined && <span className="text-ink-soft tabular-nums">{valueText}</span>}
      </div>
      <progress
        id={id}
        max={max}
        className={bar({ tone, size })}
        {...(value !== undefined && { value })}
        {...(valueText !== undefined && { "aria-valuetext": valueText })}
      />
    </div>
  );
}
