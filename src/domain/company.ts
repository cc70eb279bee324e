import type { ComplaintOffice } from "./insurer.ts";
import type { StrengthRating } from "./rating.ts";
import type { InsuranceLine } from "./insurance-line.ts";
import type { Figure, SourceId } from "./figure.ts";

/** Slugs of the ten companies with an analysis, as used in addresses. */
export const companySlugs = [
  "intact-financial",
  "sun-life-financial",
  "manulife-financial",
  "canada-life",
  "desjardins",
  "td-insurance",
  "co-operators",
  "aviva-canada",
  "wawanesa",
  "ia-financial",
] as const;

export type CompanySlug = (typeof companySlugs)[number];

/** What the site knows about a company, from public sources only. */
export interface Company {
  readonly slug: CompanySlug;
  readonly name: string;
  /** One sentence that is true of this company and no other; leads its page. */
  readonly summary: string;
  readonly headquarters: string;
  /** Ownership in words: "Public (TSX: IFC)", "Mutual", "Co-operative". */
  readonly structure: string;
  /** Year of the company or of its oldest root; absent where no source gives one. */
  readonly founded?: Figure;
  readonly sellsThrough: readonly string[];
  /** Lines the fact sheet carries for it; the company may sell others. */
  readonly lines: readonly InsuranceLine[];
  /** Trade names of the group, without the company's own. */
  readonly brands: readonly string[];
  /** Newest first; empty where no source gives a grade. */
  readonly strengthRatings: readonly StrengthRating[];
  /** What a reader should know about the grades: their age, or that none was found. */
  readonly ratingNote: string;
  readonly protection: "Assuris" | "PACICC" | "Assuris and PACICC";
  readonly complaintService: "GIO" | "OLHI" | "GIO and OLHI";
  /** Where the company itself takes a complaint; absent where it is not published. */
  readonly complaints?: ComplaintOffice;
  readonly sources: readonly SourceId[];
}
