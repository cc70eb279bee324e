import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const avivaCanada = {
  ...companyNames["aviva-canada"],
  summary:
    "The Canadian business of the British group Aviva plc, and the insurer behind home and auto policies sold by RBC Insurance.",
  headquarters: "Markham, Ontario",
  structure: "Owned by Aviva plc (United Kingdom)",
  sellsThrough: ["Brokers", "RBC Insurance (home and auto)"],
  lines: ["home", "auto", "business"],
  brands: ["Optiom"],
  strengthRatings: [],
  ratingNote:
    "No grade for the Canadian companies was found in our sources; a grade of the parent is not the same thing.",
  protection: "PACICC",
  complaintService: "GIO",
  sources: ["S120", "S121", "S122"],
} as const satisfies Company;
