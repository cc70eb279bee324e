import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { StatList } from "#design-system/stat/stat-list.tsx";
import { Stat } from "#design-system/stat/stat.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { Figure, FigureGroup } from "#widgets/figure/figure.tsx";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GlossaryList } from "#widgets/glossary-term/glossary-list.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { RiskPool } from "#widgets/risk-pool/risk-pool.tsx";
// oxlint-disable-next-line no-restricted-imports -- the one page that lists the whole glossary
import { glossary } from "#content/en/glossary.ts";
import * as guide from "#content/en/learn/how-insurance-works.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/how-insurance-works.ts";

/** `/learn/how-insurance-works` */
export default function HowInsuranceWorksPage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      readingMinutes={readingMinutes([guide])}
      aside={<RiskPool />}
      related={[
        { href: "/learn/choose-insurance", label: words.toChooseInsurance },
        { href: "/learn/insurance-claims", label: words.toInsuranceClaims },
        { href: "/blog/insurance-actuarial-tables-explained", label: words.toInsuranceActuarialTablesExplained },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
      ]}
    >
      <Section>
        <div className="mb-10">
          <OnPageNav items={[...guide.sections, { href: "#glossary", label: words.partGlossary }]} />
        </div>
        <GuideBeside
          aside={<GuideText of={guide.part("house-price")} />}
          after={<GuideText of={guide.part("shared-loss")} />}
        >
          <GuideText of={guide.part("pooling")} />
        </GuideBeside>
      </Section>
      <Section tone="sunken" labelledBy="where-the-premium-goes">
        <GuideBeside
          aside={
            <FigureGroup basis="site">
              <StatList>
                <Stat
                  size="large"
                  value={<Figure basis="site">{words.n25To35}</Figure>}
                  label={words.ofThePremiumRuns}
                  note={words.northcoversOwnGuidance}
                />
                <Stat
                  size="large"
                  value={<Figure basis="site">{words.n8To15}</Figure>}
                  label={words.isTheInsurersProfit}
                  note={words.northcoversOwnGuidance}
                />
              </StatList>
            </FigureGroup>
          }
          after={<GuideText of={guide.part("premium-tax")} />}
        >
          <GuideText of={guide.part("premium")} />
        </GuideBeside>
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <GuideText of={guide.part("pricing")} />
          <GuideText of={guide.part("policy")} />
        </div>
      </Section>
      <Section tone="wash" labelledBy="what-policies-pay-and-what-they-leave-to-you">
        <GuideText of={guide.part("coverage")} />
      </Section>
      <Section>
        <Stack gap="section">
          <GuideText of={guide.part("principles")} lists="pairs" />
          <Grid columns={2} min="large">
            <GuideText of={guide.part("sellers")} />
            <GuideText of={guide.part("claim")} />
          </Grid>
        </Stack>
      </Section>
      <Section tone="sunken" labelledBy="if-the-insurer-fails">
        <GuideText of={guide.part("failure")} lists="pairs" />
      </Section>
      <Section>
        <Grid columns={2} min="large">
          <GuideText of={guide.part("mistakes")} />
          <GuideText of={guide.part("checklist")} />
        </Grid>
      </Section>
      <Section tone="sunken" labelledBy="glossary">
        <HeadingBlock level={2} id="glossary" title={words.partGlossary} lead={words.lead2} />
        <div className="mt-10">
          <GlossaryList terms={glossary} />
        </div>
      </Section>
    </GuideFrame>
  );
}
