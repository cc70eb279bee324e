import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { readingMinutes } from "#domain/reading-time.ts";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { PageReferences } from "#widgets/page-references/page-references.tsx";
import * as checklist from "#content/en/learn/business-insurance/checklist.md";
import * as guide from "#content/en/learn/business-insurance/guide.md";
import * as mistakes from "#content/en/learn/business-insurance/mistakes.md";
import * as risks from "#content/en/learn/business-insurance/risks.md";

const prose = [risks, guide, mistakes, checklist];

/** `/learn/business-insurance` */
export default function BusinessInsurancePage() {
  return (
    <PageReferences prose={prose}>
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
          <GuideText of={guide} notes="margin" />
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
    </PageReferences>
  );
}
