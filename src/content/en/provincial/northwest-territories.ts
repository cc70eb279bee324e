import { northwestTerritoriesFacts } from "#content/provinces/northwest-territories.ts";
import { provinceFrom } from "#content/provinces/province-record.ts";

export const northwestTerritories = provinceFrom(northwestTerritoriesFacts, {
  autoSummary:
    "Private insurers sell all coverage; small accident benefits come from your own insurer, and the driver at fault can be sued for the rest.",
  compulsoryCover: ["Accident benefits"],
  homeRisks: ["Wildfire", "Permafrost", "Oil tanks"],
  healthPlan: {
    name: "NWT Health Care Plan",
    newcomerStart: "First day of the third month, from elsewhere in Canada; confirm from abroad",
  },
  premiumTax: "None found; your bill would show one",
  regulators: {
    "superintendent-nt": {
      name: "Superintendent of Insurance (Department of Finance)",
      role: "Insurers, agents, brokers and adjusters",
    },
  },
});
