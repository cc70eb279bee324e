import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const northwestTerritories = {
  ...provinceTiles["northwest-territories"],
  autoSummary:
    "Private insurers sell all cover; small accident benefits come from your own insurer, and the driver at fault can be sued for the rest.",
  minimumLiability: { value: "$200,000", basis: "S46" },
  compulsoryCover: ["Accident benefits"],
  homeRisks: ["Wildfire", "Permafrost", "Oil tanks"],
  healthPlan: {
    name: "NWT Health Care Plan",
    newcomerStart: { value: "May take up to about three months; confirm with the plan", basis: "practice" },
  },
  premiumTax: { value: "None that we know of; check your bill", basis: "practice" },
  regulators: [
    { name: "Superintendent of Insurance (Department of Finance)", role: "Insurers, agents, brokers and adjusters" },
  ],
  sources: ["S20", "S46"],
} as const satisfies Province;
