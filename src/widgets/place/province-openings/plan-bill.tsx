import { useId, type ReactNode } from "react";
import { DescriptionList } from "#design-system/description-list/description-list.tsx";
import { readMarkdownTable } from "#widgets/reading/markdown/read-markdown.ts";

export interface PlanBillProps {
  readonly title: string;
  readonly note: string;
  /** A Markdown table: the parts of the plan and their content. */
  readonly children: ReactNode;
}

/** Content of a plan, in the style of the bill that a driver gets for it. */
export function PlanBill({ title, note, children }: PlanBillProps) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className="border border-line bg-surface px-6 pt-5 pb-6 shadow-raised">
      <figcaption id={captionId} className="mb-4">
        <span className="block font-display text-heading-3 font-semibold">{title}</span>
        <span className="text-small text-ink-soft">{note}</span>
      </figcaption>
      <DescriptionList
        layout="ledger"
        items={readMarkdownTable(children).rows.map(([part, holds]) => ({
          term: part?.content,
          description: holds?.content,
        }))}
      />
    </figure>
  );
}
