import { insurers } from "#content/insurers.ts";
import type { ProductFacts } from "./products-of.ts";

/** Product lines under generic names. Coverage changes often, so the features list points to check, not amounts. */
export const travelProductFacts = [
  {
    id: "travel-rbc-medical",
    company: "rbc",
    type: "emergencyMedical",
    coverageBasis: "S638",
    sources: ["S638", "S640"],
  },
  { id: "travel-rbc-package", company: "rbc", type: "tripAndPackage", sources: ["S638"] },
  {
    id: "travel-manulife-medical",
    company: "coverMe",
    type: "emergencyMedical",
    coverageBasis: "S636",
    sources: ["S112", "S636"],
    grade: insurers.manulife.ratings[0],
  },
  {
    id: "travel-manulife-visitors",
    company: "coverMe",
    type: "visitors",
    coverageBasis: "S15",
    sources: ["S15", "S112", "S637"],
    grade: insurers.manulife.ratings[0],
  },
  {
    id: "travel-sun-life-group",
    company: "sunLife",
    type: "groupPlan",
    sources: ["S109"],
    grade: insurers.sunLife.ratings[0],
  },
  {
    id: "travel-canada-life-group",
    company: "canadaLife",
    type: "groupPlan",
    sources: ["S114"],
    grade: insurers.canadaLife.ratings[0],
  },
  { id: "travel-ia-group", company: "ia", type: "groupPlan", sources: ["S620"] },
] as const satisfies readonly ProductFacts[];

/** Amounts, ages and days in the words of the products. */
export const travelProductFigures = {
  rbc: { deluxeToAge: 74, stableDays: 90, underAge: 65 },
  coverMe: { medicalInMillions: 10, tripDays: [4, 10, 18, 30], soldToAge: 84, noQuestionsUnderAge: 60 },
  superVisa: 100_000,
  visitorsStableDays: 180,
} as const;
