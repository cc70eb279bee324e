import type { ReactNode } from "react";
import { ClaimTips as Tips } from "#widgets/reading/claim-tips.tsx";
import { readMarkdownTable } from "#widgets/reading/markdown/read-markdown-table.ts";

export interface ClaimTipsProps {
  /** A Markdown table: the advice, and why it helps or how to do it. */
  readonly children: ReactNode;
}

/** Advice for an open claim, from a table of the page's file. */
export function ClaimTips({ children }: ClaimTipsProps) {
  return (
    <Tips
      tips={readMarkdownTable(children).rows.map(([tip, detail]) => ({
        tip: tip?.text ?? "",
        detail: detail?.text ?? "",
      }))}
    />
  );
}
