import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as buying from "#content/en/learn/business-insurance/buying.md";
import * as checklist from "#content/en/learn/business-insurance/checklist.md";
import * as claiming from "#content/en/learn/business-insurance/claiming.md";
import * as claimsMade from "#content/en/learn/business-insurance/claims-made.md";
import * as coInsurance from "#content/en/learn/business-insurance/co-insurance.md";
import * as corePackage from "#content/en/learn/business-insurance/core-package.md";
import * as cost from "#content/en/learn/business-insurance/cost.md";
import * as mistakes from "#content/en/learn/business-insurance/mistakes.md";
import * as obligations from "#content/en/learn/business-insurance/obligations.md";
import * as people from "#content/en/learn/business-insurance/people.md";
import * as publicInsurers from "#content/en/learn/business-insurance/public-insurers.md";
import * as risks from "#content/en/learn/business-insurance/risks.md";
import * as twoClauses from "#content/en/learn/business-insurance/two-clauses.md";

const prose = [
  risks,
  obligations,
  publicInsurers,
  corePackage,
  twoClauses,
  coInsurance,
  claimsMade,
  cost,
  people,
  buying,
  claiming,
  mistakes,
  checklist,
];

/** `/learn/business-insurance` */
export default function BusinessInsurancePage() {
  return (
    <>
      <GuideHeader
        kicker="Lines of insurance"
        title="Business insurance"
        lead="What could your business damage, lose or owe? Each answer has a cover of its own. Which ones a small firm needs first, and the clauses worth an hour."
        line="business"
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
      />
      <Section tone="sunken">
        <Container>
          <GuideText of={risks} />
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <GuideBeside aside={<GuideText of={publicInsurers} />}>
              <GuideText of={obligations} />
            </GuideBeside>
            <GuideText of={corePackage} />
          </Stack>
        </Container>
      </Section>
      <Section tone="wash" labelledBy="two-clauses-worth-an-hour">
        <Container>
          <Stack gap="medium">
            <GuideText of={twoClauses} />
            <Grid columns={2} min="large">
              <GuideText of={coInsurance} />
              <GuideText of={claimsMade} />
            </Grid>
          </Stack>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <GuideText of={cost} />
              <GuideText of={people} />
            </div>
            <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <GuideText of={buying} />
              <GuideText of={claiming} />
            </div>
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>
          <Grid columns={2} min="large">
            <GuideText of={mistakes} />
            <GuideText of={checklist} />
          </Grid>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/insurance-types/business", label: "Compare business policies" },
              { href: "/tools/business-insurance-calculator", label: "Business insurance needs" },
              { href: "/learn/disability-insurance", label: "Disability insurance for owners" },
              { href: "/learn/insurance-claims", label: "Making a claim" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
