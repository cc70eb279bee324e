import type { Elements } from "#design-system/elements.ts";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section } from "#design-system/layout/section.tsx";
import type { Insurer } from "#domain/insurer.ts";
import type { PageText } from "#site/front-matter.ts";
import { GuideFooter } from "#widgets/reading/guide-footer.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import * as words from "#words/company-profile.ts";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyNeighbours, type CompanyName } from "./company-neighbours.tsx";
import { DoorsLayout, DossierLayout, GradedLayout } from "./profile-layouts.tsx";
import { StrengthRatings } from "./strength-ratings.tsx";

const layouts = {
  graded: GradedLayout,
  dossier: DossierLayout,
  doors: DoorsLayout,
} as const;

export interface CompanyProfileProps {
  /** Front matter: heading, lead, facts, neighbours and layout; each layout file describes its use. */
  readonly company: PageText<"company">;
  /** The company's grades and complaint offices. */
  readonly insurer: Insurer;
  /** Opening of this page alone. */
  readonly opening: Elements;
  /** The prose file; its sections are the contents. The dossier layout leaves those out. */
  readonly text: ProseModule;
  /** All analysed companies, in the order of the site. */
  readonly companies: readonly CompanyName[];
}

/**
 * The analysis of one company: its facts, its grades, its prose, and companies to compare.
 *
 * Accessibility: one level 1, parts by level 2; grades are in words.
 */
export function CompanyProfile({ company, insurer, opening, text, companies }: CompanyProfileProps) {
  const Layout = layouts[company.layout];
  const ratings = { ratings: insurer.ratings, note: company.aboutGrades };
  const facts = { company, insurer };
  return (
    <>
      <Layout
        heading={<HeadingBlock level={1} kicker={words.companyAnalysis} title={company.heading} lead={company.lead} />}
        opening={opening}
        contents={text.sections}
        prose={<GuideText of={text} />}
        ratings={{
          band: <StrengthRatings {...ratings} layout="band" />,
          column: <StrengthRatings {...ratings} layout="column" />,
        }}
        facts={{
          band: <CompanyFacts {...facts} layout="band" />,
          column: <CompanyFacts {...facts} layout="column" />,
        }}
        neighbours={<CompanyNeighbours current={company.path} neighbours={company.neighbours} companies={companies} />}
      />
      <Section>
        <GuideFooter reviewedOn={company.reviewed} related={company.related} />
      </Section>
    </>
  );
}
