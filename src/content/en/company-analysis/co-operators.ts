import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const coOperators = {
  ...companyNames["co-operators"],
  summary: "An insurer owned by member co-operatives, best known for flood cover that includes storm surge.",
  headquarters: "Guelph, Ontario",
  structure: "Owned by member co-operatives",
  founded: { value: "1945", basis: "S117" },
  sellsThrough: ["Its own advisers"],
  lines: ["home", "auto"],
  brands: [],
  strengthRatings: [{ agency: "DBRS", grade: "A", asOf: "October 31, 2022", source: "S119" }],
  ratingNote: "Older pages still show A (low); the grade here is the newer one.",
  protection: "PACICC",
  complaintService: "GIO",
  sources: ["S92", "S117", "S118", "S119"],
} as const satisfies Company;
