import { princeEdwardIslandFacts } from "#content/provinces/prince-edward-island.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const princeEdwardIsland = provinceFrom(princeEdwardIslandFacts, {
  autoSummary:
    "Des assureurs privés vendent toute l’assurance. Votre propre assureur paie les premières indemnités. On peut poursuivre le conducteur responsable pour plus, avec un plafond indexé pour les blessures mineures.",
  compulsoryCover: [
    "Indemnités d’accident",
    "Indemnisation directe en cas de dommages matériels",
    "Non-assurance des tiers",
  ],
  homeRisks: ["Ouragan", "Onde de tempête", "Érosion de la côte", "Réservoir de mazout"],
  healthPlan: {
    name: "Carte santé de l’Î.-P.-É.",
    newcomerStart: "Possible dès le premier jour pour les résidents permanents; à confirmer auprès du régime",
  },
  premiumTax: "Aucune",
  regulators: {
    "superintendent-pe": {
      name: "Superintendent of Insurance (surintendant des assurances)",
      role: "Les assureurs, les agents, les courtiers et les experts en sinistre",
    },
    irac: { name: "Island Regulatory and Appeals Commission (IRAC)", role: "Les tarifs d’assurance auto" },
  },
});
