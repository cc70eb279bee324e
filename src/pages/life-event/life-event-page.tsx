import { Plate } from "#design-system/illustration/plate.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { GuideFooter } from "#widgets/reading/guide-footer.tsx";
import { BesidePicture } from "#widgets/reading/beside-picture.tsx";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { markdownComponents } from "#widgets/reading/markdown/markdown-components.tsx";
import { SlotText } from "#widgets/reading/guide-text/guide-text.tsx";

export interface LifeEventPageProps {
  readonly text: PageModule<"life-event">;
}

/** A change in life, from its file: the steps to take today on the first screen, then the reasons behind them. */
export function LifeEventPage({ text: { default: Content, Opening, page } }: LifeEventPageProps) {
  return (
    <>
      {/* The footer shows the review date; a line here would push the steps down. */}
      <Container>
        <div className="grid gap-6 pt-4 tablet:pt-6">
          <BesidePicture picture={<Plate name={page.plate} size="large" />} size="small">
            <HeadingBlock level={1} title={page.heading} lead={page.lead} />
          </BesidePicture>
          <SlotText of={Opening} />
        </div>
      </Container>
      <Content components={markdownComponents} />
      <Section>
        <GuideFooter reviewedOn={page.reviewed} related={page.related} />
      </Section>
    </>
  );
}
