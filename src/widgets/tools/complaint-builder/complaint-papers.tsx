import { useId } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import type { ComplaintPaper } from "#domain/tools/complaint-answer.ts";
import type { ComplaintWords } from "#domain/tools/complaint-words.ts";

export interface ComplaintPapersProps {
  readonly words: ComplaintWords["papers"];
  readonly papers: readonly ComplaintPaper[];
  readonly closing: string;
}

/** List of documents to attach to a complaint. */
export function ComplaintPapers({ words, papers, closing }: ComplaintPapersProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {words.heading}
      </Heading>
      <p className="mt-2">{words.lead}</p>
      <ul className="mt-3 grid list-disc gap-1.5 ps-5">
        {papers.map((paper) => (
          <li key={paper}>{words.each[paper]}</li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-small text-ink-soft">{closing}</p>
    </section>
  );
}
