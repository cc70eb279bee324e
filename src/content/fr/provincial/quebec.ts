import { quebecFacts } from "#content/provinces/quebec.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const quebec = provinceFrom(quebecFacts, {
  autoSummary:
    "Le régime public de la SAAQ paie pour les blessures, sans égard à la responsabilité. Des assureurs privés vendent l’assurance pour la responsabilité civile et les dommages matériels.",
  minimumLiabilityNote: "Responsabilité civile seulement : au Québec, la SAAQ paie pour les blessures.",
  compulsoryCover: ["Régime public de la SAAQ pour les blessures, payé avec le permis et l’immatriculation"],
  homeRisks: [
    "Crue du printemps et pluie des tempêtes tropicales",
    "Refoulement d’égout",
    "Tremblement de terre dans les vallées du Saint-Laurent et de l’Outaouais",
    "Verglas",
  ],
  healthPlan: {
    name: "Régie de l’assurance maladie du Québec (RAMQ)",
    newcomerStart: "Après au plus trois mois; à confirmer auprès du régime",
  },
  premiumTax:
    "9 % sur l’assurance auto, habitation, des entreprises et collective; 9,975 % sur les primes payées après le 31 décembre 2026; assurance vie et maladie individuelle exonérée",
  regulators: {
    amf: {
      name: "Autorité des marchés financiers (AMF)",
      role: "Les assureurs, les conseillers, les experts en sinistre et les dossiers de plainte",
      url: "https://lautorite.qc.ca/processus-de-plainte.html",
    },
  },
});
