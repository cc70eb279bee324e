import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const desjardins = {
  ...companyNames.desjardins,
  summary: "A financial co-operative from Lévis that sells home, auto and life cover, strongest in Quebec and Ontario.",
  headquarters: "Lévis, Quebec",
  structure: "Co-operative",
  founded: { value: "1900", basis: "practice" },
  sellsThrough: ["Agents", "Direct", "Group plans (The Personal)"],
  lines: ["life", "home", "auto"],
  brands: ["The Personal"],
  strengthRatings: [],
  ratingNote: "No grade for the insurance companies was found in our sources; ask for the current one.",
  protection: "Assuris and PACICC",
  complaintService: "GIO and OLHI",
  sources: ["S115"],
} as const satisfies Company;
