import type { ReactNode } from "react";
import { readMarkdownTable } from "#widgets/reading/markdown/read-markdown.ts";

export interface SentenceEndingsProps {
  /** Start of the sentence. */
  readonly start: string;
  /** A Markdown table: an ending, its name and its consequence. */
  readonly children: ReactNode;
}

/**
 * One sentence with several endings, for terms that differ in a few words.
 *
 * Accessibility: a figure named by the start of the sentence, its endings as terms with their meaning.
 */
export function SentenceEndings({ start, children }: SentenceEndingsProps) {
  return (
    <figure data-slot="sentence-endings">
      <figcaption className="font-display text-heading-3">{start}</figcaption>
      <dl className="mt-6 grid gap-x-12 gap-y-6 tablet:grid-cols-2">
        {readMarkdownTable(children).rows.map(([ending, name, meaning]) => (
          <div key={ending?.text} className="border-t-2 border-ink pt-3">
            <dt className="font-display text-heading-1 font-medium text-brand">{ending?.content}</dt>
            <dd className="mt-2">
              <strong>{name?.content}</strong> <span>{meaning?.content}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
