import { insurers } from "#content/insurers.ts";
import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const sunLifeFinancial = {
  ...companyNames["sun-life-financial"],
  summary:
    "A life, health and group benefits insurer in Canada, the United States and Asia that also runs the federal dental plan.",
  headquarters: "Toronto, Ontario",
  structure: "Public (TSX and NYSE: SLF)",
  founded: { value: "1865, in Montréal", basis: "S673" },
  sellsThrough: ["Advisers", "Employer group plans"],
  lines: ["life", "health", "disability"],
  brands: ["MFS", "SLC"],
  strengthRatings: insurers.sunLife.ratings,
  ratingNote:
    "AM Best called the outlook stable in April 2025. The aa is the insurance company's; the parent's own credit grade is a.",
  protection: "Assuris",
  complaintService: "OLHI",
  sources: ["S108", "S109", "S110"],
} as const satisfies Company;
