import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const quebec = {
  ...provinceTiles.quebec,
  autoSummary:
    "The public plan (SAAQ) pays for injuries without regard to fault; private insurers sell the coverage for liability and property damage.",
  minimumLiabilityNote: "Civil liability only: the SAAQ pays for injuries in Quebec.",
  compulsoryCover: ["SAAQ injury coverage, paid through licence and registration"],
  autoPrices: provincePrices.quebec.auto,
  homePrices: provincePrices.quebec.home,
  homeRisks: [
    "Spring flood and tropical-storm remnants",
    "Sewer backup",
    "Earthquake in the St Lawrence and Ottawa valleys",
    "Ice",
  ],
  healthPlan: {
    name: "Régie de l'assurance maladie du Québec (RAMQ)",
    newcomerStart: { value: "Up to three months; confirm with the plan", basis: "S59" },
  },
  premiumTax: {
    value:
      "9% on auto, home, business and group policies; 9.975% on premiums paid after December 31, 2026; individual life and health exempt",
    basis: "S8",
  },
  regulators: [
    {
      name: "Autorité des marchés financiers (AMF)",
      role: "Insurers, advisers, adjusters and complaint files",
      url: "https://lautorite.qc.ca/en/complaint-process.html",
    },
  ],
  sources: ["S8", "S31", "S32", "S33", "S34", "S59", "S817"],
} as const satisfies Province;
