import { insurers } from "#content/insurers.ts";
import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const intactFinancial = {
  ...companyNames["intact-financial"],
  summary:
    "The largest property and casualty insurer in Canada, sold through brokers as Intact Insurance and direct as belairdirect.",
  headquarters: "Toronto, Ontario",
  structure: "Public (TSX: IFC)",
  sellsThrough: ["Brokers (Intact Insurance)", "Direct, online and by phone (belairdirect)"],
  lines: ["home", "auto", "business"],
  brands: ["Intact Insurance", "belairdirect", "BrokerLink", "Johnson", "Scotia Home and Auto"],
  strengthRatings: insurers.intact.ratings,
  ratingNote: "The insurers that pay claims are graded higher than the parent that borrows money.",
  protection: "PACICC",
  complaintService: "GIO",
  sources: ["S105", "S106", "S604", "S605", "S606"],
} as const satisfies Company;
