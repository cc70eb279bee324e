import { cva } from "class-variance-authority";
import BookOpen from "lucide-react/dist/esm/icons/book-open.mjs";
import CircleCheck from "lucide-react/dist/esm/icons/circle-check.mjs";
import Info from "lucide-react/dist/esm/icons/info.mjs";
import OctagonAlert from "lucide-react/dist/esm/icons/octagon-alert.mjs";
import TriangleAlert from "lucide-react/dist/esm/icons/triangle-alert.mjs";
import { useId, type ReactNode } from "react";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

const callout = cva("grid max-w-prose grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-s-4 px-5 py-4", {
  variants: {
    tone: {
      note: "border-brand bg-brand-wash",
      info: "border-info bg-info-wash",
      positive: "border-positive bg-positive-wash",
      caution: "border-caution bg-caution-wash",
      negative: "border-negative bg-negative-wash",
    },
  },
  defaultVariants: { tone: "note" },
});

const mark = cva("mt-0.5", {
  variants: {
    tone: {
      note: "text-brand",
      info: "text-info",
      positive: "text-positive",
      caution: "text-caution",
      negative: "text-negative",
    },
  },
});

const icons = {
  note: BookOpen,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  negative: OctagonAlert,
} as const;

/** Kinds of callout. */
export type CalloutTone = "note" | "info" | "positive" | "caution" | "negative";

export interface CalloutProps {
  /** Kind of remark; sets the colour, the icon and, without a title, the announced word. Default: `note`. */
  readonly tone?: CalloutTone | undefined;
  /** The point in a few words. */
  readonly title?: string | undefined;
  /** Text or rendered Markdown. */
  readonly children: ReactNode;
}

/**
 * A remark outside the running text, for content that a reader may skip. Essential content belongs in the text.
 *
 * - Do: write two sentences at most.
 * - Do: choose the tone by the meaning: caution costs money.
 * - Don't: use it for content that everybody must read.
 * - Don't: put two in a row.
 * - Accessibility: a named note. Without a title, its kind is announced in words.
 */
export function Callout({ tone = "note", title, children }: CalloutProps) {
  const words = useDesignSystemWords();
  const titleId = useId();
  const Icon = icons[tone];
  return (
    <div data-slot="callout" role="note" aria-labelledby={titleId} className={callout({ tone })}>
      <span className={mark({ tone })}>
        <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
      </span>
      <p id={titleId} className={title === undefined ? "sr-only" : "mb-1 font-semibold"}>
        {title ?? words.tones[tone]}
      </p>
      {/* On a phone only the title is beside the icon: indented text would have five words per line. */}
      <div className={title === undefined ? "prose" : "prose col-start-2 max-wide-phone:col-span-full"}>{children}</div>
    </div>
  );
}
