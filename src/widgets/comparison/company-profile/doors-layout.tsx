import { Section } from "#design-system/layout/section.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import type { ProfileParts } from "./profile-parts.ts";

/** For a company without a current grade: its sales channels are first. */
export function DoorsLayout({ heading, opening, contents, prose, ratings, facts, neighbours }: ProfileParts) {
  return (
    <>
      <Section isFirst tone="sunken">
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          {heading}
          {opening}
        </div>
      </Section>
      <Section>{facts.band}</Section>
      <Section>
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 border-t border-line pt-12 laptop:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid min-w-0 content-start gap-10 laptop:col-start-2 laptop:row-start-1">
            <OnPageNav items={contents} />
            {ratings.column}
          </div>
          <div className="min-w-0 laptop:col-start-1 laptop:row-start-1">{prose}</div>
        </div>
      </Section>
      <Section tone="wash">{neighbours}</Section>
    </>
  );
}
