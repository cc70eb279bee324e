import { TextLink } from "#design-system/link/link.tsx";
import type { FaqItem } from "#domain/faq.ts";
import { SourceMarks } from "#widgets/figure/source-marks.tsx";

export interface FaqAnswerProps {
  readonly item: FaqItem;
}

/** An answer in its paragraphs, with its sources and an address that can be passed on. */
export function FaqAnswer({ item: { id, answer, sources } }: FaqAnswerProps) {
  const paragraphs = answer.split("\n\n");
  return (
    <>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph}>
          {paragraph}
          {index === paragraphs.length - 1 && sources !== undefined && <SourceMarks ids={sources} />}
        </p>
      ))}
      <p className="mt-1 flex text-caption print:hidden">
        <TextLink href={`#${id}`} tone="quiet">
          <span className="flex min-h-target items-center">Link to this answer</span>
        </TextLink>
      </p>
    </>
  );
}
