import { insurers } from "#content/insurers.ts";
import { companySlugs } from "#domain/insurer.ts";
import { pageNames } from "#page-names";
import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { SlotText } from "#widgets/reading/guide-text/guide-text.tsx";

export interface CompanyPageProps {
  readonly text: PageModule<"company">;
}

const companies = companySlugs.map((slug) => {
  const path = `/company-analysis/${slug}-analysis` as const;
  return { slug, path, name: pageNames[path].label };
});

/** The analysis of one company, from its file. */
export function CompanyPage({ text }: CompanyPageProps) {
  const { page, Opening } = text;
  return (
    <CompanyProfile
      company={page}
      insurer={insurers[page.insurer]}
      opening={<SlotText of={Opening} />}
      text={text}
      companies={companies}
    />
  );
}
