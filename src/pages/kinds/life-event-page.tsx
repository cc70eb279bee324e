import { Container } from "#design-system/layout/container.tsx";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import * as words from "#words/reading.ts";
import { SlotText } from "../blocks/slot-text.tsx";
import { GuideFrame } from "../guide-frame.tsx";

export interface LifeEventPageProps {
  readonly text: PageModule<"life-event">;
}

/** A change in life, from its file: the steps to take today, then the reasons behind them. */
export function LifeEventPage({ text: { default: Content, Opening, page } }: LifeEventPageProps) {
  return (
    <GuideFrame
      kicker={words.lifeEvent}
      title={page.heading}
      lead={page.lead}
      related={page.related}
      reviewedOn={page.reviewed}
    >
      <Container>
        <div className="grid gap-8 pt-6">
          <SlotText of={Opening} />
        </div>
      </Container>
      <Content components={markdownComponents} />
    </GuideFrame>
  );
}
