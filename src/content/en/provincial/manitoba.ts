import { manitobaFacts } from "#content/provinces/manitoba.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const manitoba = provinceFrom(manitobaFacts, {
  autoSummary:
    "The public insurer MPI sells the basic coverage, which includes damage to your own vehicle; its Personal Injury Protection Plan pays for injuries without regard to fault.",
  minimumLiabilityNote: "For policies from April 1, 2021.",
  compulsoryCover: ["Damage to your own vehicle, such as by a crash, theft or hail", "Personal Injury Protection Plan"],
  homeRisks: ["Red and Assiniboine river floods", "Sewer backup", "Hail", "Freezing"],
  healthPlan: {
    name: "Manitoba Health",
    newcomerStart: "From arrival for permanent residents and permits of 12 months or more",
  },
  premiumTax:
    "None on Autopac, homes, buildings and the contents of rented premises; 7% on liability, stock alone and group life and disability",
  regulators: {
    mfsa: { name: "Manitoba Financial Services Agency (MFSA)", role: "Insurers and how they treat customers" },
    "insurance-council-mb": {
      name: "Insurance Council of Manitoba",
      role: "Licences of agents, brokers and adjusters",
    },
    "pub-mb": { name: "Public Utilities Board (PUB)", role: "MPI's rates" },
  },
});
