import { insurers } from "#content/insurers.ts";
import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const coOperators = {
  ...companyNames["co-operators"],
  summary: "An insurer owned by member co-operatives, best known for flood insurance that includes storm surge.",
  headquarters: "Guelph, Ontario",
  structure: "Owned by member co-operatives",
  founded: { value: "1945 (life insurance); car insurance 1949", basis: "S117" },
  sellsThrough: ["Its own advisers"],
  lines: ["life", "home", "auto", "health", "disability"],
  brands: [],
  strengthRatings: insurers.coOperators.ratings,
  ratingNote: "DBRS confirmed the grade in 2023 and 2024. Older pages still show A (low).",
  protection: "Assuris and PACICC",
  complaintService: "GIO and OLHI",
  complaints: insurers.coOperators.complaints,
  sources: ["S92", "S117", "S119", "S611", "S642"],
} as const satisfies Company;
