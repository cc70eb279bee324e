import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const intactFinancial = {
  ...companyNames["intact-financial"],
  summary:
    "The largest property and casualty insurer in Canada, sold through brokers as Intact Insurance and direct as belairdirect.",
  headquarters: "Toronto, Ontario",
  structure: "Public (TSX: IFC)",
  founded: { value: "Roots in 1809; present name since 2009", basis: "practice" },
  sellsThrough: ["Brokers (Intact Insurance)", "Direct, online and by phone (belairdirect)"],
  lines: ["home", "auto", "business"],
  brands: ["Intact Insurance", "belairdirect", "BrokerLink"],
  strengthRatings: [
    {
      agency: "DBRS",
      subject: "Operating insurance companies",
      grade: "AA",
      asOf: "October 8, 2024",
      source: "S105",
    },
    {
      agency: "DBRS",
      subject: "Issuer (the parent company)",
      grade: "A (high)",
      asOf: "October 8, 2024",
      source: "S105",
    },
    { agency: "AM Best", subject: "Financial strength", grade: "A+", asOf: "May 2, 2022", source: "S106" },
  ],
  ratingNote: "The insurers that pay claims are graded higher than the parent that borrows money.",
  protection: "PACICC",
  complaintService: "GIO",
  sources: ["S105", "S106", "S107"],
} as const satisfies Company;
