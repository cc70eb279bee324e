import { saskatchewanFacts } from "#content/provinces/saskatchewan.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const saskatchewan = provinceFrom(saskatchewanFacts, {
  autoSummary:
    "L’assureur public, SGI, vend l’assurance de base avec la plaque. Les blessures sont payées sans égard à la responsabilité, sauf si vous choisissez par écrit l’option qui permet de poursuivre (tort coverage).",
  minimumLiabilityNote: "Comprise dans l’assurance liée à la plaque.",
  compulsoryCover: ["Dommages à votre véhicule", "Indemnités pour blessures"],
  homeRisks: ["Grêle", "Vent", "Refoulement d’égout", "Gel"],
  healthPlan: {
    name: "Saskatchewan Health",
    newcomerStart: "Premier jour pour les résidents permanents et certains permis; à confirmer auprès du régime",
  },
  premiumTax:
    "Taxe provinciale de 6 % sur l’assurance habitation, auto et des entreprises; assurance vie, maladie et récolte exonérée depuis 2018",
  regulators: {
    fcaa: {
      name: "Financial and Consumer Affairs Authority (FCAA)",
      role: "Les assureurs et leur façon de traiter la clientèle",
    },
    "insurance-councils-sk": {
      name: "Insurance Councils of Saskatchewan",
      role: "Les permis des agents, des courtiers et des experts en sinistre",
    },
    "rate-review-sk": { name: "Saskatchewan Rate Review Panel", role: "Examine les tarifs de base de SGI" },
  },
});
