import type { Company } from "#domain/company.ts";
import { CompanyProfile } from "#widgets/comparison/company-profile/company-profile.tsx";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { companyNames } from "#text/company-analysis/names.ts";
import { SlotText } from "../blocks/slot-text.tsx";

export interface CompanyPageProps {
  readonly text: PageModule<"company"> & {
    /** The record, which the file exports. */
    readonly company: Company;
  };
}

/** The analysis of one company, as its file and its record say it. */
export function CompanyPage({ text }: CompanyPageProps) {
  const { page, company, Opening } = text;
  return (
    <CompanyProfile
      company={company}
      layout={page.layout}
      opening={<SlotText of={Opening} />}
      text={text}
      neighbours={page.neighbours}
      related={page.related}
      companies={Object.values(companyNames)}
    />
  );
}
