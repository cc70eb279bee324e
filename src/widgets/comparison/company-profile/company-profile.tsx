import type { ReactNode } from "react";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section } from "#design-system/layout/section.tsx";
import type { Company } from "#domain/company.ts";
import { reviewedOn } from "#domain/reviewed-on.ts";
import { GuideFooter, type RelatedPage } from "#widgets/reading/guide-footer.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import * as words from "#words/company-profile.ts";
import { CompanyNeighbours, type CompanyName, type CompanyNeighbour } from "./company-neighbours.tsx";
import { DoorsLayout } from "./doors-layout.tsx";
import { DossierLayout } from "./dossier-layout.tsx";
import { GradedLayout } from "./graded-layout.tsx";

const layouts = {
  graded: GradedLayout,
  dossier: DossierLayout,
  doors: DoorsLayout,
} as const;

export interface CompanyProfileProps {
  readonly company: Company;
  /** How the page is composed; see the layouts for what each is for. */
  readonly layout: keyof typeof layouts;
  /** What only this page opens with. */
  readonly opening: ReactNode;
  /** The prose file; its sections are the contents. The dossier layout leaves those out. */
  readonly text: ProseModule;
  readonly neighbours: readonly CompanyNeighbour[];
  readonly related: readonly RelatedPage[];
  /** All analysed companies, in the order of the site. */
  readonly companies: readonly CompanyName[];
}

/**
 * What the site knows about one company: its record, its grades, its prose, and companies to read beside it.
 *
 * Accessibility: one level 1, parts by level 2; grades are said in words.
 */
export function CompanyProfile({
  company,
  layout,
  opening,
  text,
  neighbours,
  related,
  companies,
}: CompanyProfileProps) {
  const Layout = layouts[layout];
  return (
    <>
      <Layout
        company={company}
        heading={<HeadingBlock level={1} kicker={words.companyAnalysis} title={company.name} lead={company.summary} />}
        opening={opening}
        contents={text.sections}
        prose={<GuideText of={text} />}
        neighbours={<CompanyNeighbours current={company.slug} neighbours={neighbours} companies={companies} />}
      />
      <Section>
        <GuideFooter reviewedOn={reviewedOn} related={related} />
      </Section>
    </>
  );
}
