import { insurers } from "#content/insurers.ts";
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
  strengthRatings: insurers.aviva.ratings,
  ratingNote:
    "The last public grade we know of is AM Best's A of November 2014, too old to stand here. A grade of the parent is not the same thing.",
  protection: "PACICC",
  complaintService: "GIO",
  complaints: insurers.aviva.complaints,
  sources: ["S120", "S121", "S122", "S641"],
} as const satisfies Company;
