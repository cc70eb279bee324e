import { insurers } from "#content/insurers.ts";
import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const tdInsurance = {
  ...companyNames["td-insurance"],
  summary: "The insurance arm of TD Bank, sold direct and through the groups you belong to, never through brokers.",
  headquarters: "Toronto, Ontario (TD Bank)",
  structure: "Owned by Toronto-Dominion Bank",
  sellsThrough: ["Direct, online and by phone", "Alumni, professional and employer groups"],
  lines: ["life", "home", "auto", "travel", "health", "business"],
  brands: ["Security National", "Primmum", "TD General", "TD Home and Auto", "TD Life"],
  strengthRatings: insurers.td.ratings,
  ratingNote: "No current grade of the Canadian insurers is public. A grade of the bank is not the same thing.",
  protection: "Assuris and PACICC",
  complaintService: "GIO and OLHI",
  complaints: insurers.td.complaints,
  sources: ["S116", "S612", "S613", "S614", "S615"],
} as const satisfies Company;
