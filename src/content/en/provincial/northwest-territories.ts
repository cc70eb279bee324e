import { provincePrices } from "#content/figures/province-prices.ts";
import type { Province } from "#domain/province.ts";
import { provinceTiles } from "./tiles.ts";

export const northwestTerritories = {
  ...provinceTiles["northwest-territories"],
  autoSummary:
    "Private insurers sell all coverage; small accident benefits come from your own insurer, and the driver at fault can be sued for the rest.",
  compulsoryCover: ["Accident benefits"],
  autoPrices: provincePrices["northwest-territories"].auto,
  homePrices: provincePrices["northwest-territories"].home,
  homeRisks: ["Wildfire", "Permafrost", "Oil tanks"],
  healthPlan: {
    name: "NWT Health Care Plan",
    newcomerStart: {
      value: "First day of the third month, from elsewhere in Canada; confirm from abroad",
      basis: "S432",
    },
  },
  premiumTax: { value: "None found; your bill would show one", basis: "S1343" },
  regulators: [
    {
      name: "Superintendent of Insurance (Department of Finance)",
      role: "Insurers, agents, brokers and adjusters",
      url: "https://www.fin.gov.nt.ca/en/office-superintendent-insurance-0",
    },
  ],
  sources: ["S46"],
} as const satisfies Province;
