import type { Elements } from "#design-system/elements.ts";
import { type OnPageNavItem, OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";

/** Parts that every layout of a company profile arranges in its own way. */
export interface ProfileParts {
  /** The page's level-1 heading and its lead. */
  readonly heading: Elements;
  /** The page's own opening element. */
  readonly opening: Elements;
  readonly contents: readonly OnPageNavItem[];
  readonly prose: Elements;
  /** The grades, side by side or one under the other. */
  readonly ratings: Readonly<Record<"band" | "column", Elements>>;
  /** The facts, in two lists or in one. */
  readonly facts: Readonly<Record<"band" | "column", Elements>>;
  /** Links to other companies. */
  readonly neighbours: Elements;
}

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
