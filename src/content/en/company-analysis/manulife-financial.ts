import { insurers } from "#content/insurers.ts";
import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const manulifeFinancial = {
  ...companyNames["manulife-financial"],
  summary:
    "A global life insurer, owner of John Hancock, that has been passing on old long-term-care and universal life risk to reinsurers.",
  headquarters: "Toronto, Ontario",
  structure: "Public (TSX and NYSE: MFC)",
  founded: { value: "1887", basis: "S672" },
  sellsThrough: ["Advisers", "Direct (CoverMe)", "Employer group plans"],
  lines: ["life", "health", "travel", "disability"],
  brands: ["John Hancock", "CoverMe", "Vitality", "Manulife Bank"],
  strengthRatings: insurers.manulife.ratings,
  ratingNote: "AM Best gave A+ in October 2024 and affirmed it in December 2025; DBRS gave AA in June 2025.",
  protection: "Assuris",
  complaintService: "OLHI",
  complaints: insurers.manulife.complaints,
  sources: ["S111", "S112", "S601", "S644"],
} as const satisfies Company;
