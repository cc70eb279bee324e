import { nunavutFacts } from "#content/provinces/nunavut.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const nunavut = provinceFrom(nunavutFacts, {
  autoSummary:
    "Des assureurs privés vendent toute l’assurance. Votre propre assureur paie de petites indemnités d’accident, et on peut poursuivre un conducteur responsable pour le reste.",
  compulsoryCover: ["Indemnités d’accident"],
  homeRisks: ["Pergélisol", "Blizzard", "Réservoirs d’eau et d’eaux usées", "Aucun accès par la route"],
  healthPlan: {
    name: "Régime d’assurance-maladie du Nunavut",
    newcomerStart: "Premier jour du troisième mois; à confirmer auprès du régime",
  },
  premiumTax: "Aucune trouvée; votre facture l’indiquerait",
  regulators: {
    "superintendent-nu": {
      name: "Superintendent of Insurance (surintendant des assurances, ministère des Finances)",
      role: "Les assureurs, les agents, les courtiers et les experts en sinistre",
    },
  },
});
