import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";

const badge = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-small border px-2 py-0.5 text-caption font-semibold [&>svg]:size-3.5 [&>svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "",
        brand: "",
        accent: "",
        positive: "",
        info: "",
        caution: "",
        negative: "",
      },
      look: {
        soft: "border-transparent",
        outline: "bg-transparent",
        solid: "",
      },
    },
    compoundVariants: [
      { look: "soft", tone: "neutral", className: "bg-sunken text-ink" },
      { look: "soft", tone: "brand", className: "bg-brand-wash text-brand-strong" },
      { look: "soft", tone: "accent", className: "bg-accent-wash text-ink" },
      { look: "soft", tone: "positive", className: "bg-positive-wash text-positive" },
      { look: "soft", tone: "info", className: "bg-info-wash text-info" },
      { look: "soft", tone: "caution", className: "bg-caution-wash text-caution" },
      { look: "soft", tone: "negative", className: "bg-negative-wash text-negative" },
      { look: "outline", tone: "neutral", className: "border-line-strong text-ink" },
      { look: "outline", tone: "brand", className: "border-brand text-brand" },
      { look: "outline", tone: "accent", className: "border-accent text-ink" },
      { look: "outline", tone: "positive", className: "border-positive text-positive" },
      { look: "outline", tone: "info", className: "border-info text-info" },
      { look: "outline", tone: "caution", className: "border-caution text-caution" },
      { look: "outline", tone: "negative", className: "border-negative text-negative" },
      { look: "solid", tone: "neutral", className: "border-ink bg-ink text-paper" },
      { look: "solid", tone: "brand", className: "border-brand bg-brand text-on-brand" },
      { look: "solid", tone: "accent", className: "border-accent bg-accent-wash text-ink" },
      { look: "solid", tone: "positive", className: "border-positive bg-positive text-paper" },
      { look: "solid", tone: "info", className: "border-info bg-info text-paper" },
      { look: "solid", tone: "caution", className: "border-caution bg-caution text-paper" },
      { look: "solid", tone: "negative", className: "border-negative bg-negative text-paper" },
    ],
    defaultVariants: { tone: "neutral", look: "soft" },
  },
);

export interface BadgeProps {
  /** Meaning of the badge, which its text must repeat. Default: `neutral`. */
  readonly tone?: "neutral" | "brand" | "accent" | "positive" | "info" | "caution" | "negative";
  /** Visual weight. Default: `soft`. */
  readonly look?: "soft" | "outline" | "solid";
  /** A small icon before the text, hidden from assistive technology. */
  readonly icon?: Elements;
  /** The verdict in one to three words. */
  readonly children: ReactNode;
}

/**
 * A short verdict on the thing beside it: a grade, a rank, a state. For a topic, use `Tag`.
 *
 * - Do: write one or two words.
 * - Do: explain the scale nearby.
 * - Don't: make it interactive.
 * - Don't: give a verdict without a basis.
 * - Accessibility: plain text. The words carry the meaning, the colour repeats it.
 */
export function Badge({ tone, look, icon, children }: BadgeProps) {
  return (
    <span data-slot="badge" className={badge({ tone, look })}>
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
