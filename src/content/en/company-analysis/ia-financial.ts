import { insurers } from "#content/insurers.ts";
import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const iaFinancial = {
  ...companyNames["ia-financial"],
  summary:
    "A Quebec City life and group insurer that also works through car dealers and sells home and auto insurance in Quebec.",
  headquarters: "Quebec City, Quebec",
  structure: "Public (TSX: IAG)",
  founded: { value: "1892", basis: "S671" },
  sellsThrough: ["Advisers", "Employer group plans", "Vehicle dealers (dealer services)"],
  lines: ["life", "health", "disability", "home", "auto"],
  brands: ["iA Auto and Home"],
  strengthRatings: insurers.ia.ratings,
  ratingNote:
    "The last public grades we know of are AM Best's A+ (life) and A (general) of February 2015, too old to stand here.",
  protection: "Assuris and PACICC",
  complaintService: "GIO and OLHI",
  complaints: insurers.ia.complaints,
  sources: ["S620", "S645"],
} as const satisfies Company;
