import type { ReactNode } from "react";
import { TextLink } from "#design-system/link/link.tsx";
import type { FaqItem } from "#domain/faq.ts";
import { phoneHref, phonePattern } from "#format/phone-href.ts";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import * as words from "#words/reading.ts";

export interface FaqAnswerProps {
  readonly item: FaqItem;
}

/** A text with its phone numbers as `tel:` links and its office names as links. */
function linked(text: string, links: NonNullable<FaqItem["links"]>): ReactNode {
  // Names are plain words without special characters of regular expressions, so they need no escaping.
  const parts = text.split(new RegExp(`(${[phonePattern, ...Object.keys(links)].join("|")})`));
  // With a capture group, `split` returns the matches at odd indexes.
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const url = links[part];
    return url === undefined ? (
      <span key={index} className="whitespace-nowrap">
        <TextLink href={phoneHref(part)}>{part}</TextLink>
      </span>
    ) : (
      <TextLink key={index} href={url} external>
        {part}
      </TextLink>
    );
  });
}

/** An answer in its paragraphs, with its sources and an address to share. */
export function FaqAnswer({ item: { id, answer, sources, links = {}, more } }: FaqAnswerProps) {
  const paragraphs = answer.split("\n\n");
  return (
    <>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph}>
          <span>{linked(paragraph, links)}</span>
          {index === paragraphs.length - 1 && sources !== undefined && <SourceMarks ids={sources} />}
        </p>
      ))}
      <p data-slot="answer-links" className="mt-1 flex flex-wrap items-center gap-x-6 print:hidden">
        {more !== undefined && (
          <TextLink href={more.href}>
            <span className="flex min-h-target items-center">{words.readOn(more.label)}</span>
          </TextLink>
        )}
        <span className="text-caption">
          <TextLink href={`#${id}`} tone="quiet">
            <span className="flex min-h-target items-center">{words.linkToThisAnswer}</span>
          </TextLink>
        </span>
      </p>
    </>
  );
}
