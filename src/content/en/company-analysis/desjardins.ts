import { insurers } from "#content/insurers.ts";
import type { Company } from "#domain/company.ts";
import { companyNames } from "./names.ts";

export const desjardins = {
  ...companyNames.desjardins,
  summary:
    "A financial co-operative from Lévis that sells home, auto, life, health and disability insurance, strongest in Quebec and Ontario.",
  headquarters: "Lévis, Quebec",
  structure: "Co-operative",
  founded: { value: "1900", basis: "S670" },
  sellsThrough: ["Agents", "Direct", "Group plans (The Personal)"],
  lines: ["life", "home", "auto", "health", "disability"],
  brands: ["The Personal"],
  strengthRatings: insurers.desjardins.ratings,
  ratingNote: "No current grade of the insurance companies is public. The AA that DBRS gives is the financial group's.",
  protection: "Assuris and PACICC",
  complaintService: "GIO and OLHI",
  complaints: insurers.desjardins.complaints,
  sources: ["S115", "S628", "S629", "S649"],
} as const satisfies Company;
