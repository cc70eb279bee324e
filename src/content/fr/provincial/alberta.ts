import { albertaFacts } from "#content/provinces/alberta.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const alberta = provinceFrom(albertaFacts, {
  autoSummary:
    "Des assureurs privés vendent toute l’assurance. Jusqu’au 31 décembre 2026, c’est la responsabilité dans l’accident qui décide qui paie pour les blessures. À partir du 1er janvier 2027, votre propre assureur paie les indemnités du régime Care-First (« les soins d’abord »).",
  compulsoryCover: [
    "Indemnités d’accident",
    "Indemnisation directe en cas de dommages matériels (depuis le 1er janvier 2022)",
    "Non-assurance des tiers",
  ],
  homeRisks: ["Grêle", "Feu de forêt", "Eau qui entre par le sol", "Vol"],
  healthPlan: {
    name: "Alberta Health Care Insurance Plan (AHCIP)",
    newcomerStart: "Dès l’arrivée, si vous vous inscrivez dans les trois mois",
  },
  premiumTax: "Aucune",
  regulators: {
    "superintendent-ab": {
      name: "Superintendent of Insurance (surintendant des assurances)",
      role: "Les assureurs et leur façon de traiter la clientèle",
    },
    "insurance-council-ab": {
      name: "Alberta Insurance Council",
      role: "Les permis des agents, des courtiers et des experts en sinistre",
    },
    airb: { name: "Automobile Insurance Rate Board (AIRB)", role: "Les tarifs d’assurance auto" },
  },
});
