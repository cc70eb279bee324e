import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const wawanesa = {
  ...companyNames.wawanesa,
  summary:
    "A mutual from Manitoba, described in 2011 as the largest of its kind in Canadian property and casualty insurance.",
  headquarters: "Winnipeg, Manitoba",
  structure: "Mutual",
  founded: { value: "1896", basis: "practice" },
  sellsThrough: ["Brokers"],
  lines: ["home", "auto", "business"],
  brands: [],
  strengthRatings: [],
  ratingNote: "The current AM Best grade was not found in our sources; look it up before you rely on it.",
  protection: "PACICC",
  complaintService: "GIO",
  sources: ["S2", "S124"],
} as const satisfies Company;
