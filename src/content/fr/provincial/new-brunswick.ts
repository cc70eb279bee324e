import { newBrunswickFacts } from "#content/provinces/new-brunswick.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const newBrunswick = provinceFrom(newBrunswickFacts, {
  autoSummary:
    "Des assureurs privés vendent toute l’assurance. Votre propre assureur paie les premières indemnités. On peut poursuivre le conducteur responsable pour plus, avec un plafond pour les blessures mineures.",
  compulsoryCover: ["Indemnités d’accident", "Indemnisation directe – dommages matériels", "Non-assurance des tiers"],
  homeRisks: ["Crue du fleuve Saint-Jean", "Vent", "Réservoir de mazout", "Poêle à bois"],
  healthPlan: {
    name: "Assurance-maladie du Nouveau-Brunswick",
    newcomerStart:
      "Le jour de votre arrivée de l’étranger, une fois que l’Assurance-maladie vous accepte; trois mois si vous venez d’ailleurs au Canada",
  },
  premiumTax: "Aucune",
  regulators: {
    fcnb: {
      name: "Commission des services financiers et des services aux consommateurs (FCNB)",
      role: "Les assureurs, les agents, les courtiers et les experts en sinistre",
      url: "https://fcnb.ca/fr/node/22",
    },
    "insurance-board-nb": {
      name: "Commission des assurances du Nouveau-Brunswick (CANB)",
      role: "Les tarifs d’assurance auto",
      url: "https://www.nbib-canb.org/consommateur/linformation",
    },
  },
});
