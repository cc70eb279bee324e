import { quebecFacts } from "#content/provinces/quebec.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const quebec = provinceFrom(quebecFacts, {
  autoSummary:
    "The public plan (SAAQ) pays for injuries without regard to fault; private insurers sell the coverage for liability and property damage.",
  minimumLiabilityNote: "Civil liability only: the SAAQ pays for injuries in Quebec.",
  compulsoryCover: ["SAAQ injury coverage, paid through licence and registration"],
  homeRisks: [
    "Spring flood and tropical-storm remnants",
    "Sewer backup",
    "Earthquake in the St Lawrence and Ottawa valleys",
    "Ice",
  ],
  healthPlan: {
    name: "Régie de l'assurance maladie du Québec (RAMQ)",
    newcomerStart: "Up to three months; confirm with the plan",
  },
  premiumTax:
    "9% on auto, home, business and group policies; 9.975% on premiums paid after December 31, 2026; individual life and health exempt",
  regulators: {
    amf: {
      name: "Autorité des marchés financiers (AMF)",
      role: "Insurers, advisers, adjusters and complaint files",
      url: "https://lautorite.qc.ca/en/complaint-process.html",
    },
  },
});
