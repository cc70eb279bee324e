import { insurers } from "#content/insurers.ts";
import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const wawanesa = {
  ...companyNames.wawanesa,
  summary:
    "A mutual from Manitoba, described in 2011 as the largest of its kind in Canadian property and casualty insurance.",
  headquarters: "Winnipeg, Manitoba",
  structure: "Mutual",
  founded: { value: "1896", basis: "S616" },
  sellsThrough: ["Brokers"],
  lines: ["life", "home", "auto", "business", "disability"],
  brands: ["Wawanesa Life"],
  strengthRatings: insurers.wawanesa.ratings,
  ratingNote:
    "The last public grades we know of are AM Best's of November 2011: A+ for the mutual, A for Wawanesa Life. They are too old to stand here.",
  protection: "Assuris and PACICC",
  complaintService: "GIO and OLHI",
  complaints: insurers.wawanesa.complaints,
  sources: ["S2", "S124", "S617", "S651"],
} as const satisfies Company;
