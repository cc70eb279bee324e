import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { faqPage } from "#site/structured-data.ts";
import { FaqSections } from "#widgets/reading/faq-sections/faq-sections.tsx";
import { GuideText, SlotText } from "#widgets/reading/guide-text/guide-text.tsx";
import { SourceList } from "#widgets/reading/source-list.tsx";
import { StructuredData } from "#widgets/shell/structured-data.tsx";
import * as text from "#text/faq.md";
import { faqSections } from "#text/faq.ts";

/** `/faq` */
export default function FaqPage() {
  const { page, Opening } = text;
  return (
    <>
      <Section isFirst>
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 laptop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <HeadingBlock level={1} title={page.heading} lead={page.lead} />
            <div className="mt-8">
              <GuideText of={text} />
            </div>
          </div>
          <div className="grid content-start gap-10 laptop:pt-4">
            <SlotText of={Opening} />
          </div>
        </div>
      </Section>
      <Section tone="sunken">
        <FaqSections sections={faqSections} />
      </Section>
      <Section>
        <SourceList />
      </Section>
      {/* Rendered last, because the structured data is as long as all answers and visitors don't need it. */}
      <StructuredData data={faqPage(faqSections.flatMap(({ questions }) => questions))} />
    </>
  );
}
