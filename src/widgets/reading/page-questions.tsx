import { Accordion } from "#design-system/accordion/accordion.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { Section } from "#design-system/layout/section.tsx";
import type { FaqItem } from "#domain/faq.ts";
import { faqPage } from "#site/structured-data.ts";
import { StructuredData } from "#widgets/shell/structured-data.tsx";
import * as words from "#words/reading.ts";

export interface PageQuestionsProps {
  /** Answers are plain text; an empty line separates their paragraphs. */
  readonly questions: readonly FaqItem[];
}

/** Questions and answers at the end of a page, for readers and as structured data. At most one on a page. */
export function PageQuestions({ questions }: PageQuestionsProps) {
  return (
    <Section labelledBy="questions">
      <StructuredData data={faqPage(questions)} />
      <div className="grid grid-cols-1 gap-10 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Heading level={2} id="questions">
          {words.frequentlyAskedQuestions}
        </Heading>
        <Accordion
          headingLevel={3}
          items={questions.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer.split("\n\n").map((paragraph) => <p key={paragraph}>{paragraph}</p>),
          }))}
        />
      </div>
    </Section>
  );
}
