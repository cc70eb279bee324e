import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const iaFinancial = {
  ...companyNames["ia-financial"],
  summary:
    "A Quebec City life and group insurer that also works through car dealers and sells home and auto cover in Quebec.",
  headquarters: "Quebec City, Quebec",
  structure: "Public (TSX: IAG)",
  founded: { value: "1892", basis: "practice" },
  sellsThrough: ["Advisers", "Employer group plans", "Vehicle dealers (dealer services)"],
  lines: ["life", "health", "disability", "home", "auto"],
  brands: ["iA Auto and Home"],
  strengthRatings: [
    { agency: "AM Best", subject: "Financial strength", grade: "A+", asOf: "February 2015", source: "S125" },
  ],
  ratingNote: "Our sources report A+ in 2014 and 2015; confirm that it still stands.",
  protection: "Assuris and PACICC",
  complaintService: "GIO and OLHI",
  sources: ["S125"],
} as const satisfies Company;
