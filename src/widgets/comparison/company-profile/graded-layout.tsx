import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import type { ProfileParts } from "./profile-parts.ts";

/** For a company with several published grades: the grades get the first band alone. */
export function GradedLayout({ heading, opening, contents, prose, ratings, facts, neighbours }: ProfileParts) {
  return (
    <>
      <Section isFirst>
        {heading}
        <div className="mt-12">{opening}</div>
      </Section>
      <Section tone="wash">{ratings.band}</Section>
      <Section>
        <Sidebar side="start" sticky>
          <OnPageNav items={contents} />
          {prose}
        </Sidebar>
      </Section>
      <Section tone="sunken">
        <div className="grid gap-16">
          {facts.band}
          {neighbours}
        </div>
      </Section>
    </>
  );
}
