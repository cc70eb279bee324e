import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { StatList } from "#design-system/stat/stat-list.tsx";
import { Stat } from "#design-system/stat/stat.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { Figure, FigureGroup } from "#widgets/figure/figure.tsx";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GlossaryList } from "#widgets/glossary-term/glossary-list.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { RiskPool } from "#widgets/risk-pool/risk-pool.tsx";
// oxlint-disable-next-line no-restricted-imports -- the one page that lists the whole glossary
import { glossary } from "#content/en/glossary.ts";
import * as checklist from "#content/en/learn/how-insurance-works/checklist.md";
import * as claim from "#content/en/learn/how-insurance-works/claim.md";
import * as coverage from "#content/en/learn/how-insurance-works/coverage.md";
import * as failure from "#content/en/learn/how-insurance-works/failure.md";
import * as housePrice from "#content/en/learn/how-insurance-works/house-price.md";
import * as mistakes from "#content/en/learn/how-insurance-works/mistakes.md";
import * as policy from "#content/en/learn/how-insurance-works/policy.md";
import * as pooling from "#content/en/learn/how-insurance-works/pooling.md";
import * as premium from "#content/en/learn/how-insurance-works/premium.md";
import * as premiumTax from "#content/en/learn/how-insurance-works/premium-tax.md";
import * as pricing from "#content/en/learn/how-insurance-works/pricing.md";
import * as principles from "#content/en/learn/how-insurance-works/principles.md";
import * as sellers from "#content/en/learn/how-insurance-works/sellers.md";
import * as sharedLoss from "#content/en/learn/how-insurance-works/shared-loss.md";

const prose = [
  pooling,
  housePrice,
  sharedLoss,
  premium,
  premiumTax,
  pricing,
  policy,
  coverage,
  principles,
  sellers,
  claim,
  failure,
  mistakes,
  checklist,
];

/** `/learn/how-insurance-works` */
export default function HowInsuranceWorksPage() {
  return (
    <>
      <GuideHeader
        kicker="The basics"
        title="How insurance works"
        lead="Many people each pay a little, so that the few who lose a lot can carry on. The price, the fine print and the claim all follow from that exchange."
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
        aside={<RiskPool />}
      />
      <Section>
        <Container>
          <GuideBeside aside={<GuideText of={housePrice} />} after={<GuideText of={sharedLoss} />}>
            <GuideText of={pooling} />
          </GuideBeside>
        </Container>
      </Section>
      <Section tone="sunken" labelledBy="where-the-premium-goes">
        <Container>
          <GuideBeside
            aside={
              <FigureGroup basis="site">
                <StatList>
                  <Stat
                    size="large"
                    value={<Figure basis="site">25% to 35%</Figure>}
                    label="of the premium runs the business"
                    note="Northcover’s own guidance"
                  />
                  <Stat
                    size="large"
                    value={<Figure basis="site">8% to 15%</Figure>}
                    label="is the insurer’s profit"
                    note="Northcover’s own guidance"
                  />
                </StatList>
              </FigureGroup>
            }
            after={<GuideText of={premiumTax} />}
          >
            <GuideText of={premium} />
          </GuideBeside>
        </Container>
      </Section>
      <Section>
        <Container>
          <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <GuideText of={pricing} />
            <GuideText of={policy} />
          </div>
        </Container>
      </Section>
      <Section tone="wash" labelledBy="what-policies-pay-and-what-they-leave-to-you">
        <Container>
          <GuideText of={coverage} />
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <GuideText of={principles} lists="pairs" />
            <Grid columns={2} min="large">
              <GuideText of={sellers} />
              <GuideText of={claim} />
            </Grid>
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken" labelledBy="if-the-insurer-fails">
        <Container>
          <GuideText of={failure} lists="pairs" />
        </Container>
      </Section>
      <Section>
        <Container>
          <Grid columns={2} min="large">
            <GuideText of={mistakes} />
            <GuideText of={checklist} />
          </Grid>
        </Container>
      </Section>
      <Section tone="sunken" labelledBy="glossary">
        <Container>
          <HeadingBlock
            level={2}
            id="glossary"
            title="The words of insurance"
            lead="What the terms in a policy mean in Canada. Every guide explains them where they first stand; here they are together."
          />
          <div className="mt-10">
            <GlossaryList terms={glossary} />
          </div>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/learn/choose-insurance", label: "Choosing insurance, in three steps" },
              { href: "/learn/insurance-claims", label: "Making a claim" },
              { href: "/blog/insurance-actuarial-tables-explained", label: "How a price is worked out" },
              { href: "/learn/insurance-savings", label: "Paying less without losing cover" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
