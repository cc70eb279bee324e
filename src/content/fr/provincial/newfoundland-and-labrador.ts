import { newfoundlandAndLabradorFacts } from "#content/provinces/newfoundland-and-labrador.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const newfoundlandAndLabrador = provinceFrom(newfoundlandAndLabradorFacts, {
  autoSummary:
    "Des assureurs privés vendent toute l’assurance. Les indemnités d’accident sont facultatives. On peut poursuivre le conducteur responsable, mais une franchise est retirée des sommes accordées pour la douleur et les souffrances.",
  compulsoryCover: [
    "Non-assurance des tiers",
    "Indemnisation directe en cas de dommages matériels (depuis le 1er janvier 2020)",
  ],
  homeRisks: ["Vent", "Verglas", "Tempête côtière", "Réservoir de mazout", "Feu de forêt"],
  healthPlan: {
    name: "Medical Care Plan (MCP)",
    newcomerStart:
      "Dès l’inscription : inscrivez-vous tout de suite, et gardez une assurance privée jusqu’à la réception de la carte",
  },
  premiumTax:
    "Taxe de vente au détail de 15 % sur les contrats d’entreprise; aucune sur l’auto depuis 2019, aucune sur l’habitation depuis 2022",
  regulators: {
    "superintendent-nl": {
      name: "Superintendent of Insurance (surintendant des assurances)",
      role: "Les assureurs, les agents, les courtiers et les experts en sinistre",
    },
    "pub-nl": { name: "Board of Commissioners of Public Utilities (PUB)", role: "Les tarifs d’assurance auto" },
  },
});
