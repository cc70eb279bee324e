import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import type { ProfileParts } from "./profile-parts.ts";
import { StrengthRatings } from "./strength-ratings.tsx";

/** For a company with several published grades: they have the first band to themselves. */
export function GradedLayout({ company, heading, opening, contents, prose, neighbours }: ProfileParts) {
  return (
    <>
      <Section isFirst>
        <Container>
          {heading}
          <div className="mt-12">{opening}</div>
        </Container>
      </Section>
      <Section tone="wash">
        <Container>
          <StrengthRatings company={company} layout="band" />
        </Container>
      </Section>
      <Section>
        <Container>
          <Sidebar side="start" sticky>
            <OnPageNav items={contents} />
            {prose}
          </Sidebar>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>
          <div className="grid gap-16">
            <CompanyFacts company={company} layout="band" />
            {neighbours}
          </div>
        </Container>
      </Section>
    </>
  );
}
