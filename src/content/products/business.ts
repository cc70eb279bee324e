import { insurers } from "#content/insurers.ts";
import type { ProductFacts } from "./products-of.ts";

/** Product lines under generic names. Insurers set limits case by case, so the table states none. */
export const businessProductFacts = [
  {
    id: "business-intact-package",
    company: "intact",
    type: "package",
    sources: ["S105", "S106"],
    grade: insurers.intact.ratings[0],
  },
  { id: "business-aviva-commercial", company: "aviva", type: "package", sources: ["S120"] },
  { id: "business-wawanesa-commercial", company: "wawanesa", type: "package", sources: ["S124"] },
  {
    id: "business-definity-commercial",
    company: "economical",
    type: "package",
    sources: ["S126", "S127"],
    grade: insurers.definity.ratings[0],
  },
  {
    id: "business-intact-cyber",
    company: "intact",
    type: "cyber",
    sources: ["S105", "S106"],
    grade: insurers.intact.ratings[0],
  },
  {
    id: "business-canada-life-benefits",
    company: "canadaLife",
    type: "groupBenefits",
    sources: ["S114"],
    grade: insurers.canadaLife.ratings[0],
  },
  {
    id: "business-sun-life-benefits",
    company: "sunLife",
    type: "groupBenefits",
    sources: ["S99", "S109"],
    grade: insurers.sunLife.ratings[0],
  },
  {
    id: "business-manulife-key-person",
    company: "manulife",
    type: "ownerProtection",
    sources: ["S83", "S112"],
    grade: insurers.manulife.ratings[0],
  },
] as const satisfies readonly ProductFacts[];
