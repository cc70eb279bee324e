import { Section } from "#design-system/layout/section.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { sharedInputsId } from "#format/is-share-link.ts";
import { phoneHref } from "#format/phone-href.ts";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { later } from "#platform/later.tsx";
import { LeadForm } from "#widgets/leads/lead-form/lead-form.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { SisterStrip } from "#widgets/reading/sister-strip.tsx";
import { rightsForm } from "#text/blog/insurance-consumer-rights-canada/rights-form.ts";
import * as article from "#text/blog/insurance-consumer-rights-canada.md";
import { ombudsmanServices } from "#text/blog/insurance-consumer-rights-canada/ombudsman-services.ts";
import { site } from "#content/site.ts";
import { ArticleFrame } from "./article-frame.tsx";
import { articlePost } from "./article-post.ts";
import * as words from "#words/pages/insurance-consumer-rights-canada.ts";

function Services() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <GuideText of={article.part("ombudsman-services")} />
      <Table
        caption={words.whoLooksAtAComplaint}
        columns={[
          {
            key: "name",
            header: "Service",
            cell: ({ name, source }) => (
              <>
                {name}
                <SourceMarks ids={[source]} />
              </>
            ),
          },
          { key: "covers", header: "Covers" },
          {
            key: "phone",
            header: "Phone",
            cell: ({ phone }) => (
              <ul>
                {phone.map(({ number }) => (
                  <li key={number}>
                    <TextLink href={phoneHref(number)}>{number}</TextLink>
                  </li>
                ))}
              </ul>
            ),
          },
          { key: "cost", header: "Cost" },
          {
            key: "needs",
            header: words.youNeed,
            cell: (row) => (
              <>
                {row.needs}
                {row.deadline !== undefined && (
                  <>
                    . <Figure basis={row.deadline.basis}>{row.deadline.value}</Figure>
                  </>
                )}
              </>
            ),
          },
        ]}
        rows={ombudsmanServices}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

const ComplaintSection = later(async () => (await import("./complaint-section.tsx")).ComplaintSection);

function Complaints() {
  return (
    <>
      <GuideText of={article.part("complaints")} />
      {/* With room above for the heading, which ends the text. */}
      <div id={sharedInputsId} className="scroll-mt-28">
        <ComplaintSection />
      </div>
    </>
  );
}

/** `/blog/insurance-consumer-rights-canada` */
export default function ConsumerRightsPage() {
  return (
    <ArticleFrame
      related={[
        { href: "/learn/insurance-claims", label: words.toInsuranceClaims },
        { href: "/blog/insurance-fraud-canada", label: words.toInsuranceFraudCanada },
        { href: "/learn/choose-insurance", label: words.toChooseInsurance },
        { href: "/faq", label: words.toFaq },
      ]}
    >
      <ArticleHeader post={articlePost("insurance-consumer-rights-canada")} />
      <Section>
        <div className="mb-8">
          <SisterStrip siteName={site.name} sisterName={site.sisterName} />
        </div>
        <Tabs
          isRead
          label={words.yourInsuranceRights}
          defaultValue="your-rights"
          items={[
            { id: "your-rights", title: words.yourRights, content: <GuideText of={article.part("your-rights")} /> },
            { id: "complaints", title: words.complaints, content: <Complaints /> },
            { id: "ombudsman-services", title: words.ombudsmanServices, content: <Services /> },
            {
              id: "dispute-resolution",
              title: words.disputeResolution,
              content: <GuideText of={article.part("dispute-resolution")} />,
            },
            {
              id: "help-resources",
              title: words.helpResources,
              content: <GuideText of={article.part("help-resources")} />,
            },
          ]}
        />
      </Section>
      <Section tone="wash" width="prose">
        <LeadForm {...rightsForm} />
      </Section>
    </ArticleFrame>
  );
}
