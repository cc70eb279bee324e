import { ontarioFacts } from "#content/provinces/ontario.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const ontario = provinceFrom(ontarioFacts, {
  autoSummary:
    "Des assureurs privés vendent toute l’assurance. Votre propre assureur paie les indemnités d’accident, dont beaucoup sont facultatives depuis le 1er juillet 2026, et le droit de poursuivre est limité.",
  compulsoryCover: [
    "Frais médicaux, de réadaptation et de soins auxiliaires",
    "Indemnisation directe en cas de dommages matériels, sauf si vous y renoncez avec la FMPO 49",
    "Non-assurance des tiers",
  ],
  homeRisks: ["Crue soudaine en ville", "Refoulement d’égout", "Tempête de verglas", "Tornade", "Vieux tuyaux"],
  healthPlan: {
    name: "Assurance-santé de l’Ontario",
    newcomerStart: "Aucun délai en ce moment; à confirmer auprès du régime",
  },
  premiumTax: "Taxe de vente au détail de 8 % sur l’assurance habitation, des entreprises et collective; auto exonérée",
  regulators: {
    fsra: {
      name: "Autorité ontarienne de réglementation des services financiers (ARSF)",
      role: "Les assureurs, les agents, les experts en sinistre et les tarifs auto",
      url: "https://www.fsrao.ca/fr/pour-les-consommateurs/assurances-habitation-vie-et-maladie/comment-regler-une-plainte-relative-une-assurance",
    },
    ribo: { name: "Courtiers d’assurances inscrits de l’Ontario (RIBO)", role: "Les courtiers et courtières" },
  },
});
