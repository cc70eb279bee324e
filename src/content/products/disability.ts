import { insurers } from "#content/insurers.ts";
import type { ProductFacts } from "./products-of.ts";

/** Product lines under generic names, because the contract wording matters far more than the insurer's name. */
export const disabilityProductFacts = [
  {
    id: "disability-rbc-individual",
    company: "rbc",
    type: "individual",
    coverageBasis: "S639",
    sources: ["S602", "S639"],
    grade: insurers.rbcLife.ratings[0],
  },
  {
    id: "disability-rbc-overhead",
    company: "rbc",
    type: "businessOwner",
    sources: ["S602"],
    grade: insurers.rbcLife.ratings[0],
  },
  {
    id: "disability-manulife-individual",
    company: "manulife",
    type: "individual",
    sources: ["S111", "S112"],
    grade: insurers.manulife.ratings[0],
  },
  {
    id: "disability-sun-life-group",
    company: "sunLife",
    type: "group",
    sources: ["S99", "S109"],
    grade: insurers.sunLife.ratings[0],
  },
  {
    id: "disability-canada-life-group",
    company: "canadaLife",
    type: "group",
    sources: ["S114"],
    grade: insurers.canadaLife.ratings[0],
  },
  { id: "disability-ia-group", company: "ia", type: "group", sources: ["S1010"] },
  { id: "disability-ia-dealer-credit", company: "iaDealerServices", type: "credit", sources: ["S620"] },
] as const satisfies readonly ProductFacts[];

/** Amounts and ages in the words of the products. */
export const disabilityProductFigures = {
  /** Dollars a month, of which the customer chooses one. */
  simplified: [500, 1000, 1500],
  simplifiedAges: { from: 18, to: 55 },
  longestBenefitAge: 65,
} as const;
