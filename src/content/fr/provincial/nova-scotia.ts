import { novaScotiaFacts } from "#content/provinces/nova-scotia.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const novaScotia = provinceFrom(novaScotiaFacts, {
  autoSummary:
    "Des assureurs privés vendent toute l’assurance. Le minimum de responsabilité civile y est plus élevé. On peut poursuivre le conducteur responsable, avec un plafond indexé pour les blessures mineures.",
  compulsoryCover: [
    "Indemnités d’accident",
    "Indemnisation directe en cas de dommages matériels (depuis avril 2013)",
    "Non-assurance des tiers",
  ],
  homeRisks: ["Ouragan", "Onde de tempête", "Feu de forêt", "Réservoir de mazout"],
  healthPlan: {
    name: "Medical Services Insurance (MSI)",
    newcomerStart: "Premier jour si vous venez de l’étranger; à confirmer auprès du régime",
  },
  premiumTax: "Aucune",
  regulators: {
    "superintendent-ns": {
      name: "Superintendent of Insurance (surintendant des assurances)",
      role: "Les assureurs, les agents, les courtiers et les experts en sinistre",
    },
    nsrab: { name: "Nova Scotia Regulatory and Appeals Board (autrefois l’UARB)", role: "Les tarifs d’assurance auto" },
  },
});
