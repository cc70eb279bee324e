import { insurers } from "#content/insurers.ts";
import type { ProductFacts } from "./products-of.ts";

/**
 * Private insurers only. British Columbia, Saskatchewan and Manitoba have public basic coverage, so these insurers sell
 * at most optional coverage there.
 */
export const autoProductFacts = [
  {
    id: "auto-intact",
    company: "intact",
    type: "broker",
    territory: insurers.intact.sells.auto,
    sources: ["S105", "S106", "S658", "S841"],
    grade: insurers.intact.ratings[0],
  },
  {
    id: "auto-belairdirect",
    company: "belairdirect",
    type: "direct",
    territory: insurers.belairdirect.sells.auto,
    sources: ["S106", "S310", "S607"],
    grade: insurers.belairdirect.ratings[0],
  },
  {
    id: "auto-desjardins",
    company: "desjardins",
    type: "agent",
    territory: insurers.desjardins.sells.auto,
    sources: ["S31", "S115"],
  },
  {
    id: "auto-td",
    company: "td",
    type: "direct",
    territory: insurers.td.sells.auto,
    sources: ["S116", "S1422"],
  },
  {
    id: "auto-co-operators",
    company: "coOperators",
    type: "adviser",
    territory: insurers.coOperators.sells.auto,
    sources: ["S117", "S119", "S610"],
    grade: insurers.coOperators.ratings[0],
  },
  {
    id: "auto-aviva",
    company: "aviva",
    type: "broker",
    territory: insurers.aviva.sells.auto,
    sources: ["S120", "S121", "S122", "S555", "S841"],
  },
  {
    id: "auto-wawanesa",
    company: "wawanesa",
    type: "broker",
    territory: insurers.wawanesa.sells.auto,
    sources: ["S2", "S124"],
  },
  { id: "auto-allstate", company: "allstate", type: "agent", sources: ["S123"] },
  {
    id: "auto-definity",
    company: "definity",
    type: "brokerOrOnline",
    territory: insurers.definity.sells.auto,
    sources: ["S126", "S127", "S663"],
    grade: insurers.definity.ratings[0],
  },
] as const satisfies readonly ProductFacts[];

/** Dates in the features of the products. */
export const autoProductFigures = {
  intactLeftBritishColumbia: "2021-01",
  avivaAddedOptiom: "2024-01",
  ontarioBenefits: "2026",
} as const;
