import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const tdInsurance = {
  ...companyNames["td-insurance"],
  summary: "The insurance arm of TD Bank, sold direct and through the groups you belong to, never through brokers.",
  headquarters: "Toronto, Ontario (TD Bank)",
  structure: "Owned by Toronto-Dominion Bank",
  founded: { value: "1949, as Meloche; with TD since 2000", basis: "S116" },
  sellsThrough: ["Direct, online and by phone", "Alumni, professional and employer groups"],
  lines: ["home", "auto"],
  brands: [],
  strengthRatings: [],
  ratingNote:
    "No grade for the insurance companies was found in our sources; a grade of the bank is not the same thing.",
  protection: "PACICC",
  complaintService: "GIO",
  sources: ["S116"],
} as const satisfies Company;
