import { manitobaFacts } from "#content/provinces/manitoba.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const manitoba = provinceFrom(manitobaFacts, {
  autoSummary:
    "L’assureur public, la Société d’assurance publique du Manitoba (SAPM), vend l’assurance de base, qui comprend les dommages à votre véhicule. Son Régime de protection contre les préjudices personnels paie pour les blessures, sans égard à la faute.",
  minimumLiabilityNote: "Pour les contrats à partir du 1er avril 2021.",
  compulsoryCover: [
    "Dommages à votre véhicule, par exemple dans un accident, par le vol ou la grêle",
    "Régime de protection contre les préjudices personnels",
  ],
  homeRisks: ["Crue des rivières Rouge et Assiniboine", "Refoulement d’égout", "Grêle", "Gel"],
  healthPlan: {
    name: "Régime d’assurance-maladie du Manitoba",
    newcomerStart: "Dès l’arrivée pour les résidents permanents et les permis de 12 mois ou plus",
  },
  premiumTax:
    "Aucune sur Autopac, les habitations, les bâtiments et le contenu des locaux loués; 7 % sur la responsabilité civile, le stock assuré seul et l’assurance vie et invalidité collective",
  regulators: {
    mfsa: {
      name: "Office manitobain des services financiers (MFSA)",
      role: "Les assureurs et leur façon de traiter la clientèle",
    },
    "insurance-council-mb": {
      name: "Insurance Council of Manitoba",
      role: "Les permis des agents, des courtiers et des experts en sinistre",
    },
    "pub-mb": { name: "Régie des services publics", role: "Les tarifs de la SAPM" },
  },
});
