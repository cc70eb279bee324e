import type { SiteSection } from "#site/site-section.ts";

/** The words for a section of the site. */
export interface SectionText {
  readonly name: string;
  /** Text of the Open Graph image, broken into lines by hand: at most three of about 18 characters. */
  readonly shareLines: readonly string[];
}

/** The sections of the site, in the order of lists of all pages. */
export const sections: Readonly<Record<SiteSection, SectionText>> = {
  home: { name: "Insurance in Canada", shareLines: ["Insurance,", "explained in", "plain English"] },
  learn: { name: "Guides", shareLines: ["Learn insurance", "one plain guide", "at a time"] },
  "insurance-types": { name: "Insurance types", shareLines: ["Seven kinds of", "coverage, compared", "side by side"] },
  blog: { name: "Blog", shareLines: ["Longer reads,", "every figure", "accounted for"] },
  tools: { name: "Tools", shareLines: ["Calculators that", "show how they", "got there"] },
  provincial: { name: "Provincial guides", shareLines: ["Insurance,", "province by", "province"] },
  "company-analysis": { name: "Company analysis", shareLines: ["Canada’s insurers,", "read closely"] },
  resources: { name: "Resources", shareLines: ["Answers, rates", "and the small", "print"] },
};
