import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import * as bandsTable from "#content/en/learn/insurance-comparison/bands-table.md";
import * as brands from "#content/en/learn/insurance-comparison/brands.md";
import * as checklist from "#content/en/learn/insurance-comparison/checklist.md";
import * as equalTerms from "#content/en/learn/insurance-comparison/equal-terms.md";
import * as gettingQuotes from "#content/en/learn/insurance-comparison/getting-quotes.md";
import * as mistakes from "#content/en/learn/insurance-comparison/mistakes.md";
import * as outOfBand from "#content/en/learn/insurance-comparison/out-of-band.md";
import * as ownLines from "#content/en/learn/insurance-comparison/own-lines.md";
import * as priceBands from "#content/en/learn/insurance-comparison/price-bands.md";
import * as purpose from "#content/en/learn/insurance-comparison/purpose.md";
import * as quoteContents from "#content/en/learn/insurance-comparison/quote-contents.md";
import * as sheet from "#content/en/learn/insurance-comparison/sheet.md";
import * as sheetLines from "#content/en/learn/insurance-comparison/sheet-lines.md";
import * as strength from "#content/en/learn/insurance-comparison/strength.md";
import * as twoQuotes from "#content/en/learn/insurance-comparison/two-quotes.md";
import * as weighing from "#content/en/learn/insurance-comparison/weighing.md";

const prose = [
  twoQuotes,
  equalTerms,
  purpose,
  sheet,
  ownLines,
  quoteContents,
  sheetLines,
  priceBands,
  outOfBand,
  bandsTable,
  weighing,
  strength,
  brands,
  gettingQuotes,
  mistakes,
  checklist,
];

/** `/learn/insurance-comparison` */
export default function InsuranceComparisonPage() {
  return (
    <>
      <GuideHeader
        kicker="The basics"
        title="Insurance comparison tips"
        lead="Two prices mean nothing until the limits, the deductibles and the exclusions match. A sheet to make them match, bands to test them against, and a way to score what is left."
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
        plate={<TopicPlate topic="comparing" />}
      />
      <Section>
        <Container>
          <GuideBeside aside={<GuideText of={equalTerms} />} after={<GuideText of={purpose} />}>
            <GuideText of={twoQuotes} />
          </GuideBeside>
        </Container>
      </Section>
      <Section tone="wash" labelledBy="the-comparison-sheet">
        <Container>
          <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <Stack gap="medium">
              <GuideText of={sheet} />
              <GuideText of={ownLines} />
              <GuideText of={quoteContents} />
            </Stack>
            <GuideText of={sheetLines} />
          </div>
        </Container>
      </Section>
      <Section>
        <Container>
          <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <Stack gap="small">
              <GuideText of={priceBands} />
              <GuideText of={outOfBand} />
            </Stack>
            <GuideText of={bandsTable} />
          </div>
        </Container>
      </Section>
      <Section tone="sunken" labelledBy="weighing-what-price-leaves-out">
        <Container>
          <Stack gap="large">
            <GuideText of={weighing} />
            <Grid columns={2} min="large">
              <GuideText of={strength} />
              <GuideText of={brands} />
            </Grid>
          </Stack>
        </Container>
      </Section>
      <Section>
        <Container>
          <Sidebar side="end" sticky>
            <GuideText of={checklist} />
            <Stack gap="large">
              <GuideText of={gettingQuotes} />
              <GuideText of={mistakes} />
            </Stack>
          </Sidebar>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/learn/choose-insurance", label: "How to choose, in three steps" },
              { href: "/learn/insurance-savings", label: "Savings strategies" },
              { href: "/insurance-rates-canada", label: "Insurance rates by province" },
              { href: "/tools/insurance-comparison-tool", label: "The comparison tool" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
