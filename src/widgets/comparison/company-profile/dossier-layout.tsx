import { Section } from "#design-system/layout/section.tsx";
import type { ProfileParts } from "./profile-parts.ts";

/** For a company with one grade or none: a file card is in the margin, with the prose beside it. */
export function DossierLayout({ heading, opening, prose, ratings, facts, neighbours }: ProfileParts) {
  return (
    <>
      <Section isFirst>
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 laptop:grid-cols-[17rem_minmax(0,1fr)]">
          <div className="min-w-0 laptop:col-start-2">{heading}</div>
          <div className="min-w-0 laptop:col-start-2">{opening}</div>
          <div className="grid min-w-0 content-start gap-10 laptop:col-start-1 laptop:row-span-3 laptop:row-start-1 laptop:border-e laptop:border-line laptop:pe-8">
            {ratings.column}
            {facts.column}
          </div>
          <div className="min-w-0 laptop:col-start-2">{prose}</div>
        </div>
      </Section>
      <Section tone="wash">{neighbours}</Section>
    </>
  );
}
