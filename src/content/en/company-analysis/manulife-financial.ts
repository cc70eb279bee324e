import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const manulifeFinancial = {
  ...companyNames["manulife-financial"],
  summary:
    "A global life insurer, owner of John Hancock, that has been passing on old long-term-care and universal life risk to reinsurers.",
  headquarters: "Toronto, Ontario",
  structure: "Public (TSX and NYSE: MFC)",
  founded: { value: "1887", basis: "practice" },
  sellsThrough: ["Advisers", "Direct (CoverMe)", "Employer group plans"],
  lines: ["life", "health", "travel", "disability"],
  brands: ["John Hancock", "CoverMe", "Vitality", "Manulife Bank"],
  strengthRatings: [
    { agency: "AM Best", subject: "Financial strength", grade: "A+", asOf: "Late 2025", source: "S112" },
    { agency: "AM Best", subject: "Financial strength", grade: "A+", asOf: "October 25, 2024", source: "S111" },
    { agency: "AM Best", subject: "Issuer credit", grade: "aa-", asOf: "October 25, 2024", source: "S111" },
  ],
  ratingNote: "The same grades were given in October 2024 and again in late 2025.",
  protection: "Assuris",
  complaintService: "OLHI",
  sources: ["S111", "S112"],
} as const satisfies Company;
