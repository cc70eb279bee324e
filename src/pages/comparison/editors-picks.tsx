import type { ReactNode } from "react";
import { readMarkdownTable } from "#widgets/reading/markdown/read-markdown.ts";

export interface EditorsPicksProps {
  /** A Markdown table: purpose, company, and reason with sources. */
  readonly children: ReactNode;
}

/** The site's own picks, each with its reason. */
export function EditorsPicks({ children }: EditorsPicksProps) {
  return (
    <ul role="list">
      {readMarkdownTable(children).rows.map(([title, company, reason]) => (
        <li key={title?.text} className="border-t border-line py-5">
          <p className="text-small font-semibold text-ink-soft">{title?.content}</p>
          <p className="font-display text-heading-3 font-semibold">{company?.content}</p>
          <p className="mt-1 max-w-prose">{reason?.content}</p>
        </li>
      ))}
    </ul>
  );
}
