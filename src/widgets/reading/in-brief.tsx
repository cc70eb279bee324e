import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { readMarkdownTable } from "#widgets/reading/markdown/read-markdown.ts";
import * as words from "#words/reading.ts";

const line = cva("py-2.5 tablet:grid tablet:grid-cols-[9rem_minmax(0,1fr)] tablet:gap-x-6", {
  variants: { isFirst: { true: "", false: "border-t border-line" } },
});

export interface InBriefProps {
  /** A Markdown table: a question and its answer per row. */
  readonly children: ReactNode;
}

/**
 * The subject of a guide in five lines: what it is, who needs it, what it costs, what to watch for, what to do now.
 *
 * Accessibility: a named list of terms with their descriptions.
 */
export function InBrief({ children }: InBriefProps) {
  return (
    <dl data-slot="in-brief" aria-label={words.inBrief} className="border-b border-line pt-1 pb-2">
      {readMarkdownTable(children).rows.map(([question, answer], index) => (
        <div key={question?.text} className={line({ isFirst: index === 0 })}>
          <dt className="font-semibold text-brand">{question?.content}</dt>
          <dd className="max-w-prose">{answer?.content}</dd>
        </div>
      ))}
    </dl>
  );
}
