import { readingMinutes } from "#format/reading-time.ts";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { SlotText } from "#widgets/reading/guide-text/guide-text.tsx";
import { GuideFrame } from "./guide-frame.tsx";
import { OnePrice } from "../blocks/one-price.tsx";

export interface GuidePageProps {
  readonly text: PageModule<"guide">;
}

/** A guide below `/learn`, from its file. */
export function GuidePage({ text }: GuidePageProps) {
  const { default: Content, Opening, Brief, page } = text;
  return (
    <GuideFrame
      kicker={page.kicker}
      title={page.heading}
      lead={page.lead}
      plate={page.plate ?? page.line}
      aside={Opening === undefined ? undefined : <SlotText of={Opening} />}
      readingMinutes={page.showsReadingTime ? readingMinutes([text]) : undefined}
      brief={Brief === undefined ? undefined : <Brief components={markdownComponents} />}
      price={page.line === undefined ? undefined : <OnePrice line={page.line} />}
      related={page.related}
      reviewedOn={page.reviewed}
    >
      <Content components={markdownComponents} />
    </GuideFrame>
  );
}
