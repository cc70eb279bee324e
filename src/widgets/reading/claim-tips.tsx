import type { ReactNode } from "react";
import { readMarkdownTable } from "#widgets/reading/markdown/read-markdown.ts";

export interface ClaimTipsProps {
  /** A Markdown table: the advice, and why it helps or how to do it. */
  readonly children: ReactNode;
}

/** Advice for an open claim, in columns. */
export function ClaimTips({ children }: ClaimTipsProps) {
  return (
    <dl data-slot="claim-tips" className="gap-x-12 tablet:columns-2">
      {readMarkdownTable(children).rows.map(([tip, detail]) => (
        <div key={tip?.text} className="mb-6 break-inside-avoid border-s-2 border-accent ps-4">
          <dt className="font-display text-heading-4 font-semibold">{tip?.text}</dt>
          <dd className="mt-1 text-small text-ink-soft">{detail?.text}</dd>
        </div>
      ))}
    </dl>
  );
}
