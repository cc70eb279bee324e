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

/** `/learn/how-insurance-works` */
export default function HowInsuranceWorksPage() {
  return (
    <GuideFrame
      kicker="The basics"
      title="How insurance works"
      lead="How premiums are set, what a policy contains, who sells it and what happens when you claim, with a glossary of insurance terms."
      readingMinutes={readingMinutes([guide])}
      aside={<RiskPool />}
      related={[
        { href: "/learn/choose-insurance", label: "Choosing insurance, in three steps" },
        { href: "/learn/insurance-claims", label: "Making a claim" },
        { href: "/blog/insurance-actuarial-tables-explained", label: "How a price is worked out" },
        { href: "/learn/insurance-savings", label: "Paying less without losing coverage" },
      ]}
    >
      <Section>
        <div className="mb-10">
          <OnPageNav items={[...guide.sections, { href: "#glossary", label: "The words of insurance" }]} />
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
        <HeadingBlock
          level={2}
          id="glossary"
          title="The words of insurance"
          lead="What the terms in a policy mean in Canada. Every guide explains them where they first stand; here they are together."
        />
        <div className="mt-10">
          <GlossaryList terms={glossary} />
        </div>
      </Section>
    </GuideFrame>
  );
}
