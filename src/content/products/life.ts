import { insurers } from "#content/insurers.ts";
import type { ProductFacts } from "./products-of.ts";

/** Four products whose insurers have a published A or A+. Ages and amounts are the insurer's own, each with its source page. */
export const lifeProductFacts = [
  {
    id: "sun-life-term",
    company: "sunLife",
    type: "term",
    coverageBasis: "S621",
    sources: ["S109", "S621"],
    grade: insurers.sunLife.ratings[0],
  },
  {
    id: "cpp-no-medical-term",
    company: "canadaProtectionPlan",
    type: "termWithoutExam",
    coverageBasis: "S664",
    sources: ["S664", "S665", "S666"],
    grade: insurers.foresters.ratings[1],
  },
  {
    id: "rbc-term-100",
    company: "rbc",
    type: "termTo100",
    coverageBasis: "S623",
    sources: ["S602", "S623"],
    grade: insurers.rbcLife.ratings[0],
  },
  {
    id: "sun-universal-life",
    company: "sunLife",
    type: "universal",
    coverageBasis: "S668",
    sources: ["S109", "S668", "S669"],
    grade: insurers.sunLife.ratings[0],
  },
] as const satisfies readonly ProductFacts[];

/** Amounts, ages and years in the words of the products. */
export const lifeProductFigures = {
  goTerm: { amounts: { from: 100_000, to: 1_000_000 }, years: { from: 5, to: 40 }, convertsUntilAge: 75 },
  goSimplified: { amounts: { from: 50_000, to: 100_000 }, years: 10 },
  noMedicalTerm: {
    withoutExam: 500_000,
    highest: 1_000_000,
    years: { from: 10, to: 30 },
    deferredElite: 350_000,
  },
  term100: { lowest: 50_000, ages: { from: 18, to: 85 } },
  universalLife: { amounts: { from: 100_000, to: 25_000_000 }, soldToAge: 85 },
} as const;
