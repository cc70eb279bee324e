import { princeEdwardIslandFacts } from "#content/provinces/prince-edward-island.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const princeEdwardIsland = provinceFrom(princeEdwardIslandFacts, {
  autoSummary:
    "Private insurers sell all coverage; your own insurer pays first benefits, and the driver at fault can be sued for more, with an indexed cap for minor injuries.",
  compulsoryCover: ["Accident benefits", "Direct compensation for property damage", "Uninsured automobile"],
  homeRisks: ["Hurricanes", "Storm surge", "Coastal erosion", "Oil tanks"],
  healthPlan: {
    name: "PEI Health Card",
    newcomerStart: "First day possible for permanent residents; confirm with the plan",
  },
  premiumTax: "None",
  regulators: {
    "superintendent-pe": { name: "Superintendent of Insurance", role: "Insurers, agents, brokers and adjusters" },
    irac: { name: "Island Regulatory and Appeals Commission (IRAC)", role: "Auto rates" },
  },
});
