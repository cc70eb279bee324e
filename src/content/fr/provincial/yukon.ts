import { yukonFacts } from "#content/provinces/yukon.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const yukon = provinceFrom(yukonFacts, {
  autoSummary:
    "Des assureurs privés vendent toute l’assurance. Votre propre assureur paie des indemnités d’accident de courte durée, et on peut poursuivre le conducteur responsable pour le reste.",
  compulsoryCover: ["Indemnités d’accident"],
  homeRisks: ["Feu de forêt", "Pergélisol", "Froid", "Coût du transport pour reconstruire", "Peu d’assureurs"],
  healthPlan: {
    name: "Régime d’assurance-santé du Yukon",
    newcomerStart: "Après trois mois; à confirmer auprès du régime",
  },
  premiumTax: "Aucune trouvée; votre facture l’indiquerait",
  regulators: {
    "superintendent-yt": {
      name: "Surintendant des assurances (ministère des Services aux collectivités)",
      role: "Les assureurs, les agents, les courtiers et les experts en sinistre",
    },
  },
});
