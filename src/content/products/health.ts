import { insurers } from "#content/insurers.ts";
import type { ProductFacts } from "./products-of.ts";

/** Product lines under generic names, because plan levels, maximums and drug lists differ and change. */
export const healthProductFacts = [
  {
    id: "health-sun-life-personal",
    company: "sunLife",
    type: "extendedHealth",
    coverageBasis: "S631",
    sources: ["S109", "S110", "S631", "S632"],
    grade: insurers.sunLife.ratings[0],
  },
  {
    id: "health-sun-life-group",
    company: "sunLife",
    type: "group",
    sources: ["S109", "S632"],
    grade: insurers.sunLife.ratings[0],
  },
  {
    id: "health-manulife-personal",
    company: "coverMe",
    type: "extendedHealth",
    coverageBasis: "S634",
    sources: ["S112", "S634"],
    grade: insurers.manulife.ratings[0],
  },
  {
    id: "health-manulife-critical",
    company: "manulife",
    type: "criticalIllness",
    coverageBasis: "S635",
    sources: ["S112", "S635"],
    grade: insurers.manulife.ratings[0],
  },
  {
    id: "health-canada-life-group",
    company: "canadaLife",
    type: "group",
    sources: ["S113", "S114"],
    grade: insurers.canadaLife.ratings[0],
  },
  { id: "health-ia-group", company: "ia", type: "group", sources: ["S74"] },
  {
    id: "health-desjardins-personal",
    company: "desjardins",
    type: "extendedHealth",
    sources: ["S74", "S628", "S630"],
  },
] as const satisfies readonly ProductFacts[];

/** Amounts, shares, ages and days in the words of the products. */
export const healthProductFigures = {
  /** Sun Life's plan: shares of the cost, and yearly maximums in dollars. */
  basic: { drugShare: 0.6, drugs: 750, dentalShare: 0.6, dental: 500 },
  standard: { drugShare: 0.7, ofTheFirst: 7000, drugs: 100_000 },
  daysAfterSunLifeGroupPlan: 60,
  followMe: { drugShare: 0.8, drugs: { from: 500, to: 2500 } },
  criticalIllness: { amounts: { from: 25_000, to: 75_000 }, daysWithoutCancer: 90, endsAtAge: 75 },
  soloAges: { from: 18, to: 64 },
  daysAfterDesjardinsGroupPlan: 60,
} as const;
