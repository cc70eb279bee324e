import { useId } from "react";
import { Heading } from "#design-system/heading/heading.tsx";
import type { ComplaintDocument } from "#domain/tools/complaint-answer.ts";
import type { ComplaintWords } from "#domain/tools/complaint-words.ts";

export interface ComplaintDocumentsProps {
  readonly words: ComplaintWords["documents"];
  readonly documents: readonly ComplaintDocument[];
  readonly closing: string;
}

/** List of documents to attach to a complaint. */
export function ComplaintDocuments({ words, documents, closing }: ComplaintDocumentsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {words.heading}
      </Heading>
      <p className="mt-2">{words.lead}</p>
      <ul className="mt-3 grid list-disc gap-1.5 ps-5">
        {documents.map((kind) => (
          <li key={kind}>{words.each[kind]}</li>
        ))}
      </ul>
      <p className="mt-6 max-w-prose text-small text-ink-soft">{closing}</p>
    </section>
  );
}
