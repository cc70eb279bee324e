import { insurers } from "#content/insurers.ts";
import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const canadaLife = {
  ...companyNames["canada-life"],
  summary:
    "Three old insurers under one name since 2020, and the largest group life and health player in Canada according to DBRS.",
  headquarters: "Winnipeg, Manitoba",
  structure: "Owned by Great-West Lifeco, part of the Power group",
  founded: { value: "January 1, 2020, from three older companies", basis: "S113" },
  sellsThrough: ["Advisers", "Employer group plans"],
  lines: ["life", "health", "disability"],
  brands: [],
  strengthRatings: insurers.canadaLife.ratings,
  ratingNote: "DBRS named more debt than at similar insurers as a weaker point.",
  protection: "Assuris",
  complaintService: "OLHI",
  complaints: insurers.canadaLife.complaints,
  sources: ["S113", "S114", "S643"],
} as const satisfies Company;
