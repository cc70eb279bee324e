import { ButtonLink } from "#design-system/button/button-link.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { faqPage } from "#site/structured-data.ts";
import { FaqSections } from "#widgets/reading/faq-sections/faq-sections.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { SisterStrip } from "#widgets/reading/sister-strip.tsx";
import { SourceList } from "#widgets/reading/source-list.tsx";
import { StructuredData } from "#widgets/shell/structured-data.tsx";
import { creditScoreBands, creditScoreScale } from "#text/credit-score-bands.ts";
import * as intro from "#text/faq.md";
import { faqSections } from "#text/faq.ts";
import { site } from "#content/site.ts";
import * as words from "#words/pages/faq.ts";

const scaleLength = creditScoreScale.to - creditScoreScale.from;

/** The score's bands as a ruled table, each with its place on the scale. */
function ScoreBands() {
  return (
    <table className="w-full border-t-2 border-ink text-small tabular-nums">
      <caption className="pb-3 text-start font-display text-heading-4 font-semibold">
        {`${words.creditScoresInCanada} `}
        <Figure basis="site">{`${creditScoreScale.from} to ${creditScoreScale.to}`}</Figure>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.band}</th>
          <th scope="col">{words.score}</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {creditScoreBands.map(({ name, from, to }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2.5 pe-4 text-start font-semibold whitespace-nowrap">
              {name}
            </th>
            <td className="py-2.5 pe-6 whitespace-nowrap">{`${from} to ${to}`}</td>
            <td aria-hidden="true" className="w-2/5">
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-1.5 w-full bg-line">
                <rect
                  x={((from - creditScoreScale.from) / scaleLength) * 100}
                  width={((to - from) / scaleLength) * 100}
                  height="4"
                  className="fill-brand"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `/faq` */
export default function FaqPage() {
  return (
    <>
      <Section isFirst>
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 laptop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <HeadingBlock level={1} title={words.title} lead={words.lead} />
            <div className="mt-8">
              <SisterStrip siteName={site.name} sisterName={site.sisterName} />
            </div>
            <div className="mt-8">
              <GuideText of={intro} />
            </div>
          </div>
          <div className="grid content-start gap-10 laptop:pt-4">
            <ScoreBands />
            <div className="grid justify-items-start gap-3 border-s-2 border-accent ps-5">
              <p>{words.yourQuestionIsNotHere}</p>
              <ButtonLink href="/tools/consultation" intent="secondary">
                {words.askOurExperts}
              </ButtonLink>
            </div>
          </div>
        </div>
      </Section>
      <Section tone="sunken">
        <FaqSections sections={faqSections} />
      </Section>
      <Section>
        <SourceList />
      </Section>
      {/* Last, so that nobody waits for what only machines read: it is as long as all answers. */}
      <StructuredData data={faqPage(faqSections.flatMap(({ questions }) => questions))} />
    </>
  );
}
