import { Section } from "#design-system/layout/section.tsx";
import { faqPage } from "#site/structured-data.ts";
import { FaqSections } from "#widgets/reading/faq-sections/faq-sections.tsx";
import { StructuredData } from "#widgets/shell/structured-data.tsx";
import { commonQuestions } from "#text/learn/questions.ts";

/** The common questions by group, for readers and as structured data. */
export function CommonQuestions() {
  return (
    <>
      <Section tone="sunken">
        <FaqSections sections={commonQuestions} />
      </Section>
      <StructuredData data={faqPage(commonQuestions.flatMap(({ questions }) => questions))} />
    </>
  );
}
