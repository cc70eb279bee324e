import { britishColumbiaFacts } from "#content/provinces/british-columbia.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const britishColumbia = provinceFrom(britishColumbiaFacts, {
  autoSummary:
    "L’assureur public, ICBC, vend l’assurance de base, avec des indemnités axées sur les soins, peu importe le responsable de l’accident. ICBC et des assureurs privés se font concurrence pour les garanties facultatives.",
  compulsoryCover: [
    "Indemnités d’accident élargies (Enhanced Accident Benefits)",
    "Dommages de base au véhicule (Basic Vehicle Damage)",
  ],
  homeRisks: [
    "Tremblement de terre",
    "Feu de forêt",
    "Crue de rivière",
    "Glissement de terrain",
    "Franchises des copropriétés (stratas)",
  ],
  healthPlan: {
    name: "Medical Services Plan (MSP)",
    newcomerStart: "Après le reste du mois de l’arrivée, plus deux mois",
  },
  premiumTax: "Aucune",
  regulators: {
    bcfsa: {
      name: "BC Financial Services Authority (BCFSA)",
      role: "Les assureurs et leur façon de traiter la clientèle",
    },
    "insurance-council-bc": {
      name: "Insurance Council of BC",
      role: "Les permis des agents, des courtiers et des experts en sinistre",
    },
    bcuc: { name: "British Columbia Utilities Commission (BCUC)", role: "Les tarifs de l’assurance de base d’ICBC" },
  },
});
