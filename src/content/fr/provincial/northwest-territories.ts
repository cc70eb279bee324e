import { northwestTerritoriesFacts } from "#content/provinces/northwest-territories.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const northwestTerritories = provinceFrom(northwestTerritoriesFacts, {
  autoSummary:
    "Des assureurs privés vendent toute l’assurance. Votre propre assureur paie de petites indemnités d’accident, et on peut poursuivre le conducteur responsable pour le reste.",
  compulsoryCover: ["Indemnités d’accident"],
  homeRisks: ["Feu de forêt", "Pergélisol", "Réservoir de mazout"],
  healthPlan: {
    name: "Régime d’assurance-maladie des TNO",
    newcomerStart:
      "Premier jour du troisième mois, si vous venez d’ailleurs au Canada; à confirmer si vous venez de l’étranger",
  },
  premiumTax: "Aucune trouvée; votre facture l’indiquerait",
  regulators: {
    "superintendent-nt": {
      name: "Superintendent of Insurance (surintendant des assurances, ministère des Finances)",
      role: "Les assureurs, les agents, les courtiers et les experts en sinistre",
    },
  },
});
