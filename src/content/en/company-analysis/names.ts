import type { Company, CompanySlug } from "#domain/company.ts";

type CompanyNames = { readonly [Slug in CompanySlug]: Pick<Company, "name"> & { readonly slug: Slug } };

/** The ten analysed companies in the order the site lists them, apart from their records, so that links don't load those. */
export const companyNames = {
  "intact-financial": { slug: "intact-financial", name: "Intact Financial" },
  "sun-life-financial": { slug: "sun-life-financial", name: "Sun Life Financial" },
  "manulife-financial": { slug: "manulife-financial", name: "Manulife Financial" },
  "canada-life": { slug: "canada-life", name: "Canada Life" },
  desjardins: { slug: "desjardins", name: "Desjardins" },
  "td-insurance": { slug: "td-insurance", name: "TD Insurance" },
  "co-operators": { slug: "co-operators", name: "Co-operators" },
  "aviva-canada": { slug: "aviva-canada", name: "Aviva Canada" },
  wawanesa: { slug: "wawanesa", name: "Wawanesa" },
  "ia-financial": { slug: "ia-financial", name: "iA Financial Group" },
} as const satisfies CompanyNames;
