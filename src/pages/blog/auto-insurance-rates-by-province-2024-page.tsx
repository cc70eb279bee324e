import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import { formatDollarRange, formatDollars } from "#format/money.ts";
import { ArticleHeader } from "#widgets/article-header/article-header.tsx";
import { Figure } from "#widgets/figure/figure.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as howToPayLess from "#content/en/blog/auto-insurance-rates-by-province-2024/how-to-pay-less.md";
import * as intro from "#content/en/blog/auto-insurance-rates-by-province-2024/intro.md";
import * as provinceByProvince from "#content/en/blog/auto-insurance-rates-by-province-2024/province-by-province.md";
import { publishedAverages } from "#content/en/blog/auto-insurance-rates-by-province-2024/published-averages.ts";
import * as whyRatesDiffer from "#content/en/blog/auto-insurance-rates-by-province-2024/why-rates-differ.md";
import { autoAnnualRanges } from "#content/en/learn/auto-insurance/annual-ranges.ts";
import { ArticleFrame } from "./article-frame.tsx";
import { articlePost } from "./article-post.ts";

const rows = autoAnnualRanges.map((range) => ({
  ...range,
  published: publishedAverages.find(({ province }) => province === range.slug),
}));

function RatesTable() {
  return (
    <Table
      caption="Auto insurance by province, dollars a year"
      columns={[
        {
          key: "province",
          header: "Province",
          cell: ({ province, slug }) => <TextLink href={`/provincial/${slug}-insurance-guide`}>{province}</TextLink>,
        },
        {
          key: "range",
          header: "Typical quotes for full coverage, 2024",
          numeric: true,
          cell: (range) => <Figure basis="site">{formatDollarRange(range)}</Figure>,
        },
        {
          key: "published",
          header: "Published average, 2018",
          numeric: true,
          cell: ({ published }) =>
            published === undefined ? (
              "–"
            ) : (
              <Figure basis={published.source}>{formatDollars(published.averagePremium)}</Figure>
            ),
        },
      ]}
      rows={rows}
      rowKey={({ slug }) => slug}
      narrow="scroll"
    />
  );
}

/** `/blog/auto-insurance-rates-by-province-2024` */
export default function AutoRatesByProvincePage() {
  return (
    <ArticleFrame
      related={[
        { href: "/learn/auto-insurance", label: "Auto insurance guide" },
        { href: "/insurance-types/auto", label: "Compare auto insurance" },
        { href: "/insurance-rates-canada", label: "Insurance rates in Canada" },
        { href: "/tools/auto-insurance-calculator", label: "Auto insurance calculator" },
      ]}
    >
      <ArticleHeader post={articlePost("auto-insurance-rates-by-province-2024")} />
      <Section>
        <Container>
          <div className="grid grid-cols-1 gap-12">
            <GuideText of={intro} />
            <RatesTable />
            <GuideText of={whyRatesDiffer} />
          </div>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>
          <GuideText of={provinceByProvince} />
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideText of={howToPayLess} />
        </Container>
      </Section>
    </ArticleFrame>
  );
}
